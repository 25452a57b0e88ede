import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';

export type Waiting = Pick<NonNullable<Data<'getDomain'>['schedule']>, 'by' | 'at'>;

interface Props {
  waiting: Waiting;
  /** The draft will wait, too: there is room for one. */
  later: boolean;
}

/** What is scheduled, and what becomes of it through this publication. */
export function ScheduleWarning({ waiting, later }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const told = { name: waiting.by, when: isoMinute(waiting.at) };
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{later ? t('publish.replaceSchedule', told) : t('publish.overSchedule', told)}</MessageBarBody>
    </MessageBar>
  );
}
