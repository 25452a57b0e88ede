import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { proofEnded } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ProofForm } from './ProofForm';

const useStyles = makeStyles({ text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 } });

/** Opens over the page; the call that required proof continues once the operator has confirmed their identity. */
export function ProofDialog(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const dispatch = useSessionDispatch();
  const asked = useSession(({ proof }) => proof === 'asked');
  const end = (given: boolean) => void dispatch(proofEnded({ given }));
  return (
    <Dialog open={asked} onOpenChange={(_, { open }) => open || end(false)}>
      <DialogSurface style={{ maxWidth: 440 }}>
        <DialogBody>
          <DialogTitle>{t('proof.title')}</DialogTitle>
          <DialogContent>
            <p className={styles.text}>{t('proof.text')}</p>
            <ProofForm onDone={() => end(true)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => end(false)}>{t('action.cancel')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
