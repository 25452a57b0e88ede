import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useSetAccountDisabledMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { focusScreen, useFocusBack } from '../shell/use-focus-back';

/** Whose way in an operator is about to take or to give back. */
export interface Disabling {
  kind: 'person' | 'organization';
  id: string;
  name: string;
  disabled: boolean;
}

export function DisableDialog({ wish, onClose }: { wish: Disabling; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  useFocusBack();
  const [set, { isLoading, error }] = useSetAccountDisabledMutation();
  const [reason, setReason] = useState('');
  const { kind, id, name, disabled } = wish;
  const verb = disabled ? 'disable' : 'enable';
  const go = async () => {
    if (isLoading) return;
    const answer = await set({ id, kind, disabled, ...(disabled && { reason: reason.trim() }) });
    if (answer.error) return;
    onClose();
    focusScreen();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t(`accounts.ask.${verb}`, { name })}</DialogTitle>
          <DialogContent style={{ overflowWrap: 'anywhere' }}>
            {error !== undefined && <ErrorBar title={t('accounts.unchanged')} error={error} />}
            <p style={{ margin: '0 0 12px' }}>{t(`accounts.then.${verb}.${kind}`)}</p>
            {disabled && (
              <Field label={t('accounts.reason')} hint={t('accounts.reasonHint')}>
                <Input value={reason} maxLength={200} onChange={(_, { value }) => setReason(value)} />
              </Field>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void go()}>
              {t(`accounts.do.${verb}`)}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
