import { makeStyles, tokens } from '@fluentui/react-components';
import { StopFilled } from '@fluentui/react-icons/svg/stop';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
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

const useStyles = makeStyles({
  stop: { minWidth: '44px', minHeight: '44px', fontSize: '18px', borderRadius: tokens.borderRadiusLarge },
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
  const known = useRef(quoted.length);
  useEffect(() => {
    // After quoting, focus the box for the question.
    if (quoted.length > known.current) box.current?.focus();
    known.current = quoted.length;
  }, [quoted.length]);
  const { phase, stopping } = answer.run;
  const busy = phase !== 'ended' && phase !== 'failed';
  const submit = (question: string) => {
    // While an answer is being written, the text stays in the box; text that is too long shows its own message.
    if (busy || tooLong) return;
    setText('');
    putQuoted(chatId, []);
    setResearch(null);
    answer.ask(question, [...quoted], research);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the field inside
    <div
      onKeyDown={(event) => {
        const { key, altKey, target } = event;
        // In the empty field, as in a terminal, the last question comes back for editing.
        if (key !== 'ArrowUp' || altKey || text !== '' || !isField(target)) return;
        event.preventDefault();
        answer.edit();
      }}
    >
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
          ) : undefined
        }
      />
    </div>
  );
}

const isField = (target: EventTarget) => target instanceof HTMLElement && target.matches('input, textarea');

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
