import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCancelScheduleMutation, useGetDomainQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { RelativeTime } from '../shell/RelativeTime';
import { focusScreen } from '../shell/use-focus-back';
import { roleMayCall } from '../shell/use-may';

/** A scheduled publication, and how to cancel it. */
export function ScheduleNotice({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin');
  const { data } = useGetDomainQuery({ domain });
  const [cancel, { isLoading }] = useCancelScheduleMutation();
  const waiting = data?.schedule;
  const stop = async () => {
    const { error } = await cancel({ domain });
    // The notice disappears with its button.
    if (!error) focusScreen();
  };
  if (!waiting) return null;
  return (
    <MessageBar intent={waiting.fault ? 'error' : 'info'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>
          {t('schedule.title')} <RelativeTime at={waiting.at} exact />
        </MessageBarTitle>
        {waiting.by} · {waiting.message}
        {waiting.fault && <p>{waiting.fault}</p>}
      </MessageBarBody>
      {roleMayCall(data.role, 'cancelSchedule') && (
        <MessageBarActions>
          <Button disabledFocusable={isLoading} onClick={() => void stop()}>
            {t('schedule.cancel')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
