import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowCircleRightRegular } from '@fluentui/react-icons/svg/arrow-circle-right';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { RecordStopRegular } from '@fluentui/react-icons/svg/record-stop';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type End, endOf } from './end-of';
import type { Thread } from './use-threads';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    '& > svg': { fontSize: '14px' },
  },
  direct: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
});

const ICONS = {
  direct: CheckmarkCircleRegular,
  related: ArrowCircleRightRegular,
  none: QuestionCircleRegular,
  running: ArrowSyncRegular,
  paused: ClipboardTaskListLtrRegular,
  stopped: RecordStopRegular,
  error: ErrorCircleRegular,
  timeout: ErrorCircleRegular,
} satisfies Record<End, unknown>;

/** The outcome of a chat's newest answer: an icon, with a label unless `brief`. */
export function HowEnded({ thread, brief = false }: { thread: Thread; brief?: boolean }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('threads');
  const end = endOf(thread);
  // A list lags behind an answer in progress, so `brief` shows final outcomes only.
  if (!end || (brief && end === 'running')) return null;
  const Icon = ICONS[end];
  const words = t(`ended.${end}`);
  const failed = end === 'error' || end === 'timeout';
  return (
    <span
      className={mergeClasses(styles.root, end === 'direct' && styles.direct, failed && styles.error)}
      {...(brief && { role: 'img', 'aria-label': words, title: words })}
    >
      <Icon aria-hidden />
      {!brief && words}
    </span>
  );
}
