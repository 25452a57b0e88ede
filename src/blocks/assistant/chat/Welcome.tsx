import { Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AttachTo } from '@/answer/attach/AttachTo';
import { putAttached } from '@/answer/attach/attached-store';
import { useAttaching } from '@/answer/attach/use-attaching';
import { asResearch } from '@/answer/research/plan-choice';
import { ResearchSwitch } from '@/answer/research/ResearchSwitch';
import type { Data } from '@/api/paths';
import { AssistantIcon } from '@/assistants/catalogue/AssistantIcon';
import { asRows } from '@/assistants/file/as-rows';
import { useTranslation } from '@/i18n/use-translation';
import { limitQuestion } from '@/knowledge/question-box/limit-question';
import { QuestionBox } from '@/knowledge/question-box/QuestionBox';
import { localize } from '@/lib/localize';
import { askQuestion, prepareQuestion } from '@/stream/ask-question';
import type { PlanChoice } from '@/stream/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useChatStyles } from './chat-styles';
import { Alarms } from './OpenAlarms';
import { ToolCards } from './ToolCards';
import { useHere } from './use-here';

const AttachedChips = lazyWithRetry(async () => (await import('@/answer/attach/AttachedChips')).AttachedChips);

interface Props {
  assistant: Data<'getAssistant'>;
  scope: number[] | undefined;
  level: 1 | 2 | 3 | 4;
}

/** The box for the first question, and below it what the assistant can do without one. */
export function Welcome({ assistant, scope, level }: Props) {
  const styles = useChatStyles();
  const { t, i18n } = useTranslation(['assistants', 'answer']);
  const [query] = useSearchParams();
  const [text, setText] = useState(() => limitQuestion(query.get('wd') ?? '').text);
  const [research, setResearch] = useState<PlanChoice | null>(null);
  // The chat has no id yet: files wait under the assistant's.
  const waiting = `first:${assistant.id}`;
  const attaching = useAttaching(waiting, asRows);
  const [early, setEarly] = useState(false);
  const here = useHere();
  const navigate = useNavigate();
  const say = (words: Data<'getAssistant'>['name']) => localize(words, i18n.language);
  const name = say(assistant.name);
  useDocumentTitle(name);
  const ask = (words: string) => {
    setEarly(attaching.onTheWay);
    if (attaching.onTheWay) return;
    const files = [...attaching.ready];
    const request = prepareQuestion({
      query: words,
      ...asResearch(research),
      assistant: { id: assistant.id },
      ...(files.length > 0 && { attachments: files.map(({ id }) => id) }),
      ...(scope?.length && { searchScope: scope }),
      locale: i18n.language,
    });
    putAttached(waiting, () => ({ ready: [], sending: [] }));
    askQuestion(request, { attachments: files });
    void navigate(here({ chat: request.chatId, m: request.answerId }));
  };
  const Title = `h${level}` as const;
  const Sub = `h${Math.min(level + 1, 4) as 2 | 3 | 4}` as const;
  const starters = (
    <section className={styles.section}>
      <Sub className={styles.title}>{t('starters')}</Sub>
      <ul className={styles.list}>
        {assistant.starters.map((starter) => (
          <li key={starter['en-US']}>
            <button type="button" className={styles.card} onClick={() => ask(say(starter))}>
              {say(starter)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  const hasFiles = attaching.ready.length + attaching.sending.length > 0;
  const startsWithTools = ['procedures', 'calculators', 'analysis'].includes(assistant.start);
  return (
    <>
      <div className={styles.head}>
        <Title className={styles.name}>
          <AssistantIcon name={assistant.icon} className={styles.icon} />
          {name}
        </Title>
        <p className={styles.text}>{say(assistant.welcome)}</p>
        {!assistant.model && <p className={styles.note}>{t('noModel')}</p>}
      </div>
      {assistant.start === 'alarms' && <Alarms scope={scope} />}
      <QuestionBox
        look="chat"
        autoFocus={assistant.start !== 'alarms'}
        above={
          hasFiles && (
            <Suspense>
              <AttachedChips attaching={attaching} />
            </Suspense>
          )
        }
        tools={
          <>
            <AttachTo attaching={attaching} />
            <ResearchSwitch choice={research} onChange={setResearch} />
          </>
        }
        text={text}
        onText={setText}
        onSubmit={ask}
        labels={{
          field: t('field'),
          placeholder: t('placeholder'),
          send: t('send'),
          tooLong: t('tooLong'),
          list: t('list'),
          count: () => '',
        }}
      />
      <div role="alert">{early && <p className={styles.note}>{t('answer:attach.wait')}</p>}</div>
      {!startsWithTools && starters}
      <ToolCards assistant={assistant} heading={Sub} />
      {startsWithTools && starters}
      <Link className={styles.history} to={`/qa-list?assistant=${assistant.id}`}>
        {t('history')}
      </Link>
    </>
  );
}
