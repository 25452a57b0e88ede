import { Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useSetAccountDisabledMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { focusScreen } from '../shell/use-focus-back';

/** The account or organization that an operator is about to disable or enable. */
export interface Disabling {
  kind: 'person' | 'organization';
  id: string;
  name: string;
  disabled: boolean;
}

export function DisableDialog({ wish, onClose }: { wish: Disabling; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const [set, { isLoading, error }] = useSetAccountDisabledMutation();
  const [reason, setReason] = useState('');
  const { kind, id, name, disabled } = wish;
  const verb = disabled ? 'disable' : 'enable';
  const go = async () => {
    const answer = await set({ id, kind, disabled, ...(disabled && { reason: reason.trim() }) });
    if (answer.error) return;
    onClose();
    focusScreen();
  };
  return (
    <ConfirmDialog
      title={t(`accounts.ask.${verb}`, { name })}
      go={t(`accounts.do.${verb}`)}
      onGo={go}
      disabled={isLoading}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('accounts.unchanged')} error={error} />}
      <p>{t(`accounts.then.${verb}.${kind}`)}</p>
      {disabled && (
        <Field label={t('accounts.reason')} hint={t('accounts.reasonHint')}>
          <Input value={reason} maxLength={200} onChange={(_, { value }) => setReason(value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
