import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../../shell/ErrorBar';
import type { SecondLook } from './use-second-look';

/** In a dialog that publishes: that somebody else is needed first. */
export function SecondLookNotice({ look: { state, error } }: { look: SecondLook }): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const failed = useTranslation('admin-editor').t('state.approval.failed');
  if (state === 'free') return null;
  return (
    <>
      {error !== undefined && <ErrorBar title={failed} error={error} />}
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{state === 'ask' ? t('approval.text') : t('approval.inLine')}</MessageBarBody>
      </MessageBar>
    </>
  );
}
