import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChatFrame } from '@/answer/chat/ChatFrame';
import { readQuestion } from '@/answer/question/read-question';
import { useListAssistantsQuery } from '@/api/assistants';
import { useTranslation } from '@/i18n/use-translation';
import { QuestionBox } from '@/knowledge/question-box/QuestionBox';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { askQuestion, prepareQuestion } from '@/stream/ask-question';
import { TextSkeleton } from '@/ui/TextSkeleton';

export { default as check } from 'virtual:check/answer/model';

const useStyles = makeStyles({
  note: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '752px',
    margin: '16px auto 0',
    paddingInline: '16px',
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
  // As wide as a chat with its sources beside it.
  wide: { '@media (min-width: 1280px)': { maxWidth: '1104px' } },
  start: { boxSizing: 'border-box', width: '100%', maxWidth: '752px', margin: '0 auto', padding: '24px 16px' },
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: '32px', fontWeight: tokens.fontWeightSemibold },
});

/** As long as the id of an assistant can be. */
const LONGEST_NAME = 40;

/**
 * A chat inside a page of another system. The address names the assistant (`model`, by id or name) and the question
 * (`wd` or `qa`), then the chat (`id`). If there is no such assistant, the portal's own answer is given, and it is said.
 */
export default function Model({ props: { scope }, level, slots }: BlockProps<PropsOf<'answer/model'>>) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const model = query.get('model') ?? '';
  const chat = query.get('id');
  const { data, isLoading } = useListAssistantsQuery({ pageSize: 200 }, { skip: model === '' });
  const assistant = data?.list.find(({ id, name }) => id === model || name === model);
  const unknown = model !== '' && !isLoading && !assistant;
  return (
    <>
      <div role="status">
        {unknown && (
          <p className={mergeClasses(styles.note, chat !== null && styles.wide)}>
            {t('model.unknown', { name: model.slice(0, LONGEST_NAME) })}
          </p>
        )}
      </div>
      {chat ? (
        <ChatFrame id={chat} scope={scope} alone level={level} slots={slots} />
      ) : isLoading ? (
        <TextSkeleton label={t('loading')} />
      ) : (
        <Start {...{ assistant, scope, level }} />
      )}
    </>
  );
}

interface StartProps extends Pick<BlockProps<PropsOf<'answer/model'>>, 'level'> {
  assistant: { id: string; name: string } | undefined;
  scope: number[] | undefined;
}

/** Asks the question of the address; without one, shows the box for it. */
function Start({ assistant, scope, level }: StartProps) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('answer');
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const asked = useRef('');
  const query = new URLSearchParams(search);
  if (!query.get('wd')) query.set('wd', query.get('qa') ?? '');
  const question = readQuestion(query, state, scope);
  useEffect(() => {
    // Each navigation asks only once, however often the component renders.
    if (!question || asked.current === key) return;
    asked.current = key;
    const request = prepareQuestion({
      query: question.query,
      searchScope: question.scope,
      ...(assistant && { assistant: { id: assistant.id } }),
      locale: i18n.language,
    });
    askQuestion(request);
    const next = new URLSearchParams(search);
    for (const name of ['wd', 'qa']) next.delete(name);
    next.set('id', request.chatId);
    void navigate(`${pathname}?${next}`, { replace: true });
  });
  if (question) return <TextSkeleton label={t('loading')} />;
  const Title = `h${level}` as const;
  return (
    <div className={styles.start}>
      <Title className={styles.title}>{assistant?.name ?? t('ask.title')}</Title>
      <QuestionBox
        look="chat"
        text={text}
        onText={setText}
        onSubmit={(wd) => void navigate(`${pathname}${search}`, { state: { wd } })}
        labels={{
          field: t('model.field'),
          placeholder: t('model.field'),
          send: t('ask.send'),
          tooLong: t('ask.tooLong'),
          list: t('ask.list'),
          count: () => '',
        }}
      />
    </div>
  );
}
