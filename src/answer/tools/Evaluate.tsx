import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ThumbDislikeFilled, ThumbDislikeRegular } from '@fluentui/react-icons/svg/thumb-dislike';
import { ThumbLikeFilled, ThumbLikeRegular } from '@fluentui/react-icons/svg/thumb-like';
import { useRef, useState } from 'react';
import { useEvaluateMessageMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import type { ChatMessage } from '@/stream/chat-message';
import { PlainButton } from '@/ui/PlainButton';
import { showToast } from '@/ui/toasts';
import { ReasonForm } from './ReasonForm';

const useStyles = makeStyles({
  // They stay side by side where the row wraps.
  thumbs: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    '::before': {
      content: "''",
      height: '16px',
      marginInline: '4px',
      ...shorthands.borderLeft('1px', 'solid', tokens.colorNeutralStroke2),
      '@media (max-width: 768px)': { display: 'none' },
    },
    '@media (max-width: 480px)': { '& svg': { fontSize: '20px' } },
  },
  thumb: { minHeight: '28px', minWidth: '28px', fontSize: '18px' },
  chosen: { color: tokens.colorBrandForeground1 },
  form: { flexBasis: '100%', ...shorthands.margin('8px', 0, 0, '8px') },
});

type Evaluation = NonNullable<ChatMessage['evaluation']>;
const NONE: Evaluation = { value: 0 };

/**
 * Rates an answer as good or poor, or removes the rating. The rating is sent at once; giving reasons is an optional
 * second step.
 */
export function Evaluate({ message }: { message: ChatMessage }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [own, setOwn] = useState<Evaluation | null>(null);
  const [asking, setAsking] = useState(false);
  const [send] = useEvaluateMessageMutation();
  const poor = useRef<HTMLButtonElement>(null);
  const given = own ?? message.evaluation ?? NONE;

  const put = async (next: Evaluation): Promise<boolean> => {
    const before = given;
    setOwn(next);
    // A failed call shows a toast itself; here only the previous rating is restored.
    const sent = await send({ messageId: message.id, ...next }).then((result) => !('error' in result));
    if (!sent) setOwn(before);
    return sent;
  };
  const choose = async (value: 1 | -1) => {
    const next: Evaluation = given.value === value ? NONE : { value };
    setAsking(next.value === -1);
    if (!(await put(next))) setAsking(false);
  };
  /** Moves the focus out of the form before it is removed. */
  const close = () => {
    poor.current?.focus();
    setAsking(false);
  };
  const finish = async (reasons: string[], comment: string, shared: boolean) => {
    const before = given;
    close();
    if (!(await put({ value: -1, reasons, ...(comment && { comment }), ...(shared && { shared }) }))) return;
    showToast({
      intent: 'success',
      text: t('evaluate.thanks'),
      durationMs: 10_000,
      cause: `evaluate:${message.id}`,
      action: { label: t('action.undo'), run: () => void put({ ...before, value: 0 }) },
    });
  };

  return (
    <>
      <span className={styles.thumbs}>
        <PlainButton
          look="quiet"
          iconOnly
          className={mergeClasses(styles.thumb, given.value === 1 && styles.chosen)}
          aria-pressed={given.value === 1}
          aria-label={t('evaluate.good')}
          title={t('evaluate.good')}
          onClick={() => void choose(1)}
        >
          {given.value === 1 ? <ThumbLikeFilled aria-hidden /> : <ThumbLikeRegular aria-hidden />}
        </PlainButton>
        <PlainButton
          ref={poor}
          look="quiet"
          iconOnly
          className={mergeClasses(styles.thumb, given.value === -1 && styles.chosen)}
          aria-pressed={given.value === -1}
          aria-label={t('evaluate.poor')}
          title={t('evaluate.poor')}
          onClick={() => void choose(-1)}
        >
          {given.value === -1 ? <ThumbDislikeFilled aria-hidden /> : <ThumbDislikeRegular aria-hidden />}
        </PlainButton>
      </span>
      {asking && (
        <ReasonForm
          className={styles.form}
          first={given.reasons ?? []}
          onSend={(...given) => void finish(...given)}
          onSkip={close}
        />
      )}
    </>
  );
}
