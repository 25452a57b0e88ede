import { mergeClasses } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isApiError } from '@/api/api-error';
import { useGetAssistantQuery } from '@/api/assistants';
import { Catalogue } from '@/assistants/catalogue/Catalogue';
import { useRemembered } from '@/assistants/catalogue/use-marks';
import { readResume } from '@/assistants/procedure/run-address';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { useSession } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { Closed } from './Closed';
import { useChatStyles } from './chat-styles';
import { OpenAlarms } from './OpenAlarms';
import { OpenAnalysis } from './OpenAnalysis';
import { OpenConnected } from './OpenConnected';
import { OpenTool } from './OpenTool';
import { useHere } from './use-here';
import { Welcome } from './Welcome';

export { default as check } from 'virtual:check/assistant/chat';

/** Loaded with the first chat. */
const ChatFrame = lazyWithRetry(async () => (await import('@/answer/chat/ChatFrame')).ChatFrame);

/** An assistant. The address says what is open: `chat`, `check`, `calc`, `analyse`, `alarm` or `tool`; without any of them, its welcome. */
export default function Assistant({ props, level, slots }: BlockProps<PropsOf<'assistant/chat'>>) {
  const styles = useChatStyles();
  const { t } = useTranslation('assistants');
  const [query] = useSearchParams();
  const id = props.assistant ?? query.get('id');
  const chat = query.get('chat');
  if (chat)
    return (
      <Suspense fallback={<TextSkeleton label={t('loading')} />}>
        <Resume />
        <ChatFrame id={chat} scope={props.scope} level={level} slots={slots} />
      </Suspense>
    );
  if (!id)
    return (
      <>
        <WayOut />
        <Catalogue level={level} />
      </>
    );
  return (
    <>
      <WayOut all />
      <div className={styles.page}>
        <Resume inPage />
        <Opened key={id} id={id} scope={props.scope} level={level} />
      </div>
    </>
  );
}

/** The way back into the check that a question was asked from. */
function Resume({ inPage }: { inPage?: boolean }) {
  const styles = useChatStyles();
  const { t } = useTranslation('assistants');
  const [query] = useSearchParams();
  const here = useHere();
  const resume = readResume(query.get('resume'));
  if (!resume) return null;
  return (
    <p className={mergeClasses(styles.resume, inPage && styles.flush)}>
      <Link className={styles.back} to={here(resume)}>
        <ArrowLeftRegular aria-hidden />
        {t('resume')}
      </Link>
    </p>
  );
}

/** On phones the chat layout has no header, so the page leads on by itself. */
function WayOut({ all }: { all?: boolean }) {
  const styles = useChatStyles();
  const { t } = useTranslation(['assistants', 'common']);
  return (
    <nav className={styles.wayOut} aria-label={t('ways')}>
      <Link className={styles.back} to="/engine">
        {t('common:action.home')}
      </Link>
      {all && (
        <Link className={styles.back} to="/center/app">
          {t('unavailable.all')}
        </Link>
      )}
    </nav>
  );
}

interface OpenedProps extends Pick<BlockProps<PropsOf<'assistant/chat'>>, 'level'> {
  id: string;
  scope: number[] | undefined;
}

function Opened({ id, scope, level }: OpenedProps) {
  const { t } = useTranslation('assistants');
  const [query] = useSearchParams();
  const anonymous = useSession(({ role }) => role === 'anonymous');
  const { data, error, isFetching, refetch } = useGetAssistantQuery({ id });
  useRemembered(data?.id);
  if (!data && !error) return <TextSkeleton label={t('loading')} />;
  if (!data) {
    const status = isApiError(error) && error.kind === 'http' ? error.status : 0;
    if (status === 404)
      return (
        <ErrorState
          level={level}
          title={t('unavailable.title')}
          text={t('unavailable.text')}
          links={[{ to: '/center/app', text: t('unavailable.all') }]}
        />
      );
    return (
      <ErrorState
        level={level}
        title={t('failed')}
        text=""
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (anonymous && data.audience === 'signed-in') return <Closed assistant={data} level={level} />;
  const [check, calc, analyse, connected] = ['check', 'calc', 'analyse', 'tool'].map((name) => query.get(name));
  if (check) return <OpenTool kind="check" id={check} assistant={data} level={level} />;
  if (calc) return <OpenTool kind="calc" id={calc} assistant={data} level={level} />;
  if (query.has('alarm')) return <OpenAlarms assistant={data} scope={scope} level={level} />;
  if (analyse) return <OpenAnalysis kind={analyse} assistant={data} level={level} />;
  if (connected) return <OpenConnected id={connected} operation={query.get('op')} assistant={data} level={level} />;
  return <Welcome assistant={data} scope={scope} level={level} />;
}
