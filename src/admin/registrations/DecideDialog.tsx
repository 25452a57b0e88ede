import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useDecideRegistrationMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { focusScreen, useFocusBack } from '../shell/use-focus-back';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px', overflowWrap: 'anywhere' },
  text: { margin: 0 },
});

/** What an operator is about to do. */
export interface RegistrationVerdict {
  id: string;
  name: string;
  decision: 'approved' | 'refused';
}

/** Nothing takes a decision back, so its consequences are said before it. */
export function DecideDialog({ verdict, onClose }: { verdict: RegistrationVerdict; onClose: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  useFocusBack();
  const [decide, { isLoading, error }] = useDecideRegistrationMutation();
  const { id, name, decision } = verdict;
  const go = async () => {
    const answer = await decide({ id, decision });
    if (answer.error) return;
    onClose();
    // The button that led here is about to go.
    focusScreen();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t(`registrations.ask.${decision}`, { name })}</DialogTitle>
          <DialogContent className={styles.content}>
            {error !== undefined && <ErrorBar title={t('registrations.undecided')} error={error} />}
            <p className={styles.text}>{t(`registrations.then.${decision}`)}</p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void go()}>
              {t(`registrations.do.${decision}`)}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
