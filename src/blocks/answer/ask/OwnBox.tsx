import { makeStyles, tokens } from '@fluentui/react-components';
import { StopFilled } from '@fluentui/react-icons/svg/stop';
import { TaskListAddRegular } from '@fluentui/react-icons/svg/task-list-add';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { AttachTo } from '@/answer/attach/AttachTo';
import { putAttached } from '@/answer/attach/attached-store';
import { useAttaching } from '@/answer/attach/use-attaching';
import { MOST_WAITING } from '@/answer/queue/queue-store';
import { useQueue } from '@/answer/queue/use-queue';
import { ResearchSwitch } from '@/answer/research/ResearchSwitch';
import { asRows } from '@/assistants/file/as-rows';
import { useTranslation } from '@/i18n/use-translation';
import { QuestionBox, type QuestionBoxHandle } from '@/knowledge/question-box/QuestionBox';
import type { CurrentAnswer } from '@/stream/current-answer';
import type { PlanChoice } from '@/stream/types';
import { addQuoted, LONGEST_QUOTED, putQuoted, useQuoted } from '@/stream/use-quoted';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { useDraft } from './use-draft';
import { isField, useKeptCaret } from './use-kept-caret';

const QuotedChips = lazyWithRetry(async () => (await import('@/knowledge/question-box/QuotedChips')).QuotedChips);
const AttachedChips = lazyWithRetry(async () => (await import('@/answer/attach/AttachedChips')).AttachedChips);
const QueueList = lazyWithRetry(async () => (await import('@/answer/queue/QueueList')).QueueList);

const useStyles = makeStyles({
  button: { minWidth: '44px', minHeight: '44px', fontSize: '18px', borderRadius: tokens.borderRadiusLarge },
  fault: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorStatusDangerForeground1 },
});

/** The box for the next question of a chat: with files and quotes, now or once the answer before is complete. */
export function OwnBox({ answer }: { answer: CurrentAnswer }): ReactNode {
  const { chatId } = answer;
  const [text, setText] = useDraft(chatId);
  const [research, setResearch] = useState<PlanChoice | null>(null);
  const [fault, setFault] = useState<'full' | 'early' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const queue = useQueue(answer, () => composing.current);
  const attaching = useAttaching(chatId, asRows);
  const quoted = useQuoted(chatId);
  const { phase } = answer.run;
  const busy = phase !== 'ended' && phase !== 'failed';
  useKeptCaret(place, chatId);
  const submit = (question: string) => {
    // A text that is too long shows its own message.
    if (quoted.some((each) => each.text.length > LONGEST_QUOTED)) return;
    const more = { quoted: [...quoted], research, attachments: [...attaching.ready] };
    // Without room in the queue, the text stays in the box.
    const next = attaching.onTheWay ? 'early' : busy && !queue.add({ text: question, ...more }) ? 'full' : null;
    setFault(next);
    if (next) return;
    setText('');
    putQuoted(chatId, []);
    putAttached(chatId, () => ({ ready: [], sending: [] }));
    setResearch(null);
    if (!busy) answer.ask(question, more);
  };
  const take = (files: FileList | undefined) => {
    if (!files || files.length === 0) return false;
    void attaching.send([...files]);
    return true;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the field inside; all of them have a button or key
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
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => take(event.dataTransfer.files) && event.preventDefault()}
      onPaste={(event) => take(event.clipboardData.files) && event.preventDefault()}
    >
      {queue.waiting.length > 0 && (
        <Suspense>
          <QueueList queue={queue} />
        </Suspense>
      )}
      <Fault fault={fault === 'full' && queue.waiting.length < MOST_WAITING ? null : fault} />
      <Box
        {...{ answer, text, setText, submit, attaching, busy }}
        tools={
          <>
            <AttachTo attaching={attaching} />
            <ResearchSwitch choice={research} onChange={setResearch} />
          </>
        }
      />
    </div>
  );
}

function Fault({ fault }: { fault: 'full' | 'early' | null }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <div role="alert">
      {fault === 'full' && <p className={styles.fault}>{t('queue.full', { most: MOST_WAITING })}</p>}
      {fault === 'early' && <p className={styles.fault}>{t('attach.wait')}</p>}
    </div>
  );
}

interface BoxProps {
  answer: CurrentAnswer;
  text: string;
  setText: (text: string) => void;
  submit: (question: string) => void;
  attaching: ReturnType<typeof useAttaching>;
  busy: boolean;
  tools: ReactNode;
}

function Box({ answer, text, setText, submit, attaching, busy, tools }: BoxProps) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { chatId } = answer;
  const quoted = useQuoted(chatId);
  const box = useRef<QuestionBoxHandle>(null);
  const known = useRef(quoted.length);
  useEffect(() => {
    // After quoting, focus the box for the question.
    if (quoted.length > known.current) box.current?.focus();
    known.current = quoted.length;
  }, [quoted.length]);
  const hasFiles = attaching.ready.length + attaching.sending.length > 0;
  return (
    <QuestionBox
      ref={box}
      look="chat"
      above={
        (quoted.length > 0 || hasFiles) && (
          <Suspense>
            {hasFiles && <AttachedChips attaching={attaching} />}
            {quoted.length > 0 && (
              <QuotedChips
                quoted={quoted}
                onChange={(next) => putQuoted(chatId, next)}
                onExpand={(pasted) => setText(text === '' ? pasted : `${text}\n${pasted}`)}
              />
            )}
          </Suspense>
        )
      }
      onLongPaste={(pasted) => addQuoted(chatId, { kind: 'paste', text: pasted })}
      tools={tools}
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
                className={styles.button}
                aria-label={t('queue.add')}
                title={t('queue.add')}
              >
                <TaskListAddRegular aria-hidden />
              </PlainButton>
            )}
            <PlainButton
              iconOnly
              className={styles.button}
              aria-label={t('action.stop')}
              title={t('action.stopHint')}
              aria-disabled={answer.run.stopping}
              onClick={answer.stop}
            >
              <StopFilled aria-hidden />
            </PlainButton>
          </>
        ) : undefined
      }
    />
  );
}
