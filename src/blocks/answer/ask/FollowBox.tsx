import { makeStyles, tokens } from '@fluentui/react-components';
import { StopFilled } from '@fluentui/react-icons/svg/stop';
import { TaskListAddRegular } from '@fluentui/react-icons/svg/task-list-add';
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_WAITING } from '@/answer/queue/queue-store';
import { useQueue } from '@/answer/queue/use-queue';
import { ResearchSwitch } from '@/answer/research/ResearchSwitch';
import { useTranslation } from '@/i18n/use-translation';
import { QuestionBox, type QuestionBoxHandle } from '@/knowledge/question-box/QuestionBox';
import { type CurrentAnswer, useCurrentAnswer } from '@/stream/current-answer';
import type { PlanChoice } from '@/stream/types';
import { addQuoted, LONGEST_QUOTED, putQuoted, useQuoted } from '@/stream/use-quoted';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { useDraft } from './use-draft';

const QuotedChips = lazyWithRetry(async () => (await import('@/knowledge/question-box/QuotedChips')).QuotedChips);

const QueueList = lazyWithRetry(async () => (await import('@/answer/queue/QueueList')).QueueList);

const useStyles = makeStyles({
  stop: { minWidth: '44px', minHeight: '44px', fontSize: '18px', borderRadius: tokens.borderRadiusLarge },
  full: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorStatusDangerForeground1 },
  readOnly: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    minHeight: '44px',
    fontSize: '14px',
    color: tokens.colorNeutralForeground2,
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});

/** The box for the next question of a chat. Only the owner of the chat can ask; everybody can read. */
export function FollowBox() {
  const answer = useCurrentAnswer();
  if (!answer) return null;
  return answer.mine ? <OwnBox answer={answer} /> : <ReadOnly />;
}

function OwnBox({ answer }: { answer: CurrentAnswer }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { chatId } = answer;
  const [text, setText] = useDraft(chatId);
  const quoted = useQuoted(chatId);
  const [research, setResearch] = useState<PlanChoice | null>(null);
  const tooLong = quoted.some((each) => each.text.length > LONGEST_QUOTED);
  const box = useRef<QuestionBoxHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const queue = useQueue(answer, () => composing.current);
  const [full, setFull] = useState(false);
  useKeptCaret(place, chatId);
  const known = useRef(quoted.length);
  useEffect(() => {
    // After quoting, focus the box for the question.
    if (quoted.length > known.current) box.current?.focus();
    known.current = quoted.length;
  }, [quoted.length]);
  const { phase, stopping } = answer.run;
  const busy = phase !== 'ended' && phase !== 'failed';
  const submit = (question: string) => {
    // Text that is too long shows its own message.
    if (tooLong) return;
    // While an answer is being written, the question waits for its turn; without room the text stays in the box.
    if (busy && !queue.add({ text: question, quoted: [...quoted], research })) {
      setFull(true);
      return;
    }
    setFull(false);
    setText('');
    putQuoted(chatId, []);
    setResearch(null);
    if (!busy) answer.ask(question, [...quoted], research);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the field inside
    <div
      ref={place}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
      }}
      onKeyDown={(event) => {
        const { key, altKey, target } = event;
        // In the empty field, as in a terminal, the last question comes back for editing.
        if (key !== 'ArrowUp' || altKey || text !== '' || !isField(target)) return;
        event.preventDefault();
        answer.edit();
      }}
    >
      {queue.waiting.length > 0 && (
        <Suspense>
          <QueueList queue={queue} />
        </Suspense>
      )}
      <div role="alert">
        {full && queue.waiting.length >= MOST_WAITING && (
          <p className={styles.full}>{t('queue.full', { most: MOST_WAITING })}</p>
        )}
      </div>
      <QuestionBox
        ref={box}
        look="chat"
        above={
          quoted.length > 0 && (
            <Suspense>
              <QuotedChips
                quoted={quoted}
                onChange={(next) => putQuoted(chatId, next)}
                onExpand={(pasted) => setText(text === '' ? pasted : `${text}\n${pasted}`)}
              />
            </Suspense>
          )
        }
        onLongPaste={(pasted) => addQuoted(chatId, { kind: 'paste', text: pasted })}
        tools={<ResearchSwitch choice={research} onChange={setResearch} />}
        text={text}
        onText={setText}
        onSubmit={submit}
        labels={{
          field: t('ask.field'),
          placeholder: t('ask.placeholder'),
          send: t('ask.send'),
          tooLong: t('ask.tooLong'),
          list: t('ask.list'),
          count: () => '',
        }}
        action={
          busy ? (
            <>
              {text.trim() !== '' && (
                <PlainButton
                  type="submit"
                  iconOnly
                  look="quiet"
                  className={styles.stop}
                  aria-label={t('queue.add')}
                  title={t('queue.add')}
                >
                  <TaskListAddRegular aria-hidden />
                </PlainButton>
              )}
              <PlainButton
                iconOnly
                className={styles.stop}
                aria-label={t('action.stop')}
                title={t('action.stopHint')}
                aria-disabled={stopping}
                onClick={answer.stop}
              >
                <StopFilled aria-hidden />
              </PlainButton>
            </>
          ) : undefined
        }
      />
    </div>
  );
}

/** The caret of the box, while a waiting question is sent and the page moves on. */
let caret: { chatId: string; at: number } | null = null;

/** Sending a waiting question must not interrupt whoever is writing the next one. */
function useKeptCaret(place: RefObject<HTMLElement | null>, chatId: string): void {
  useLayoutEffect(() => {
    const own = place.current;
    const field = own?.querySelector<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea');
    if (caret?.chatId === chatId) {
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(caret.at, caret.at);
    }
    caret = null;
    return () => {
      const focused = document.activeElement;
      if (own?.contains(focused) && isField(focused)) caret = { chatId, at: focused.selectionStart ?? 0 };
    };
  }, [place, chatId]);
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.matches('form input, form textarea');

function ReadOnly() {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <div className={styles.readOnly}>
      <span>{t('ask.readOnly')}</span>
      <Link to="/qa">{t('ask.own')}</Link>
    </div>
  );
}
