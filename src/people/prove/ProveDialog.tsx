import { Dialog, DialogBody, DialogContent, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { proofEnded } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';
import { DialogHead } from '../layout/DialogHead';
import { ProveForm } from './ProveForm';

const useStyles = makeStyles({ text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 } });

/** Confirms the identity in a dialog over the page, which keeps its state. The call that required it then continues. */
export function ProveDialog({ open }: { open: boolean }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const end = (given: boolean) => dispatch(proofEnded({ given }));
  return (
    <Dialog open={open} onOpenChange={(_, { open: stays }) => stays || end(false)}>
      <DialogSurface style={{ maxWidth: 440 }}>
        <DialogBody>
          <DialogHead title={t('prove.title')} onClose={() => end(false)} />
          <DialogContent>
            <p className={styles.text}>{t('prove.text')}</p>
            <ProveForm onDone={() => end(true)} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
