import { Button, Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useMarketAdminStyles } from './market-styles';

interface Props {
  /** What is done once there is a reason. */
  action: string;
  busy: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, for what its supplier reads. */
export function ReasonForm({ action, busy, onSend, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const [reason, setReason] = useState('');
  const isWhole = reason.trim() !== '';
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !busy) onSend(reason.trim());
      }}
    >
      <Field label={t('reason')}>
        <Input value={reason} maxLength={1000} onChange={(_, { value }) => setReason(value)} />
      </Field>
      <Button type="submit" appearance="primary" disabledFocusable={!isWhole || busy}>
        {action}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </form>
  );
}
