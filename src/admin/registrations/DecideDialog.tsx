import type { ReactNode } from 'react';
import { useDecideRegistrationMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { focusScreen } from '../shell/use-focus-back';

/** What an operator is about to do. */
export interface RegistrationVerdict {
  id: string;
  name: string;
  decision: 'approved' | 'refused';
}

/** A decision is final, so its consequences are stated first. */
export function DecideDialog({ verdict, onClose }: { verdict: RegistrationVerdict; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const [decide, { isLoading, error }] = useDecideRegistrationMutation();
  const { id, name, decision } = verdict;
  const go = async () => {
    const answer = await decide({ id, decision });
    if (answer.error) return;
    onClose();
    // The button that opened this is about to disappear.
    focusScreen();
  };
  return (
    <ConfirmDialog
      title={t(`registrations.ask.${decision}`, { name })}
      go={t(`registrations.do.${decision}`)}
      onGo={go}
      disabled={isLoading}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('registrations.undecided')} error={error} />}
      <p>{t(`registrations.then.${decision}`)}</p>
    </ConfirmDialog>
  );
}
