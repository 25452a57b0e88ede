import { ChatAddRegular } from '@fluentui/react-icons/svg/chat-add';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ThreadRow } from './ThreadRow';
import { ThreadSearch } from './ThreadSearch';
import { useThreadsStyles } from './threads-styles';
import { type OpenThread, type ThreadGroup, type Thread as ThreadItem, useThreads } from './use-threads';

export interface ThreadsProps {
  open?: OpenThread | undefined;
  /** A new value means that the list has changed on the server. */
  moment?: unknown;
  /** Next to the link for a new question. */
  action?: ReactNode;
  /** Called when a link is followed. */
  onGo?: () => void;
}

const FIRST = 30;
const MOST = 200;

/** The person's own threads: search, open, pin, rename, delete. */
export function Threads({ open, moment, action, onGo }: ThreadsProps): ReactNode {
  const styles = useThreadsStyles();
  const { t } = useTranslation('threads');
  const [keyword, setKeyword] = useState('');
  const [size, setSize] = useState(FIRST);
  const list = useThreads(keyword, size, open, moment);
  return (
    <nav className={styles.root} aria-label={t('title')}>
      <div className={styles.head}>
        <Link to="/qa" className={styles.new} onClick={onGo}>
          <ChatAddRegular aria-hidden />
          {t('new')}
        </Link>
        {action}
      </div>
      <ThreadSearch onKeyword={setKeyword} />
      <Failed list={list} />
      {!list.ready && !list.error && <TextSkeleton label={t('loading')} />}
      {list.groups.map(({ group, threads }) => (
        <Group key={group} {...{ group, threads, open, onGo }} />
      ))}
      {list.ready && list.groups.length === 0 && (
        <p className={styles.note} role="status">
          {keyword ? t('noMatch', { keyword }) : t('empty')}
        </p>
      )}
      {list.more && size < MOST && (
        <PlainButton look="quiet" className={styles.more} aria-disabled={list.busy} onClick={() => setSize(MOST)}>
          {t('more')}
        </PlainButton>
      )}
      {list.groups.length > 0 && (
        <Link to="/qa-list" className={styles.all} onClick={onGo}>
          {t('all')}
        </Link>
      )}
    </nav>
  );
}

function Failed({ list }: { list: ReturnType<typeof useThreads> }) {
  const styles = useThreadsStyles();
  const { t } = useTranslation('threads');
  if (!list.error) return null;
  return (
    <div className={styles.note} role="alert">
      <p>{t('failed')}</p>
      <PlainButton aria-disabled={list.busy} onClick={list.refetch}>
        {t('retry')}
      </PlainButton>
    </div>
  );
}

type GroupProps = Pick<ThreadsProps, 'open' | 'onGo'> & { group: ThreadGroup; threads: readonly ThreadItem[] };

function Group({ group, threads, open, onGo }: GroupProps) {
  const styles = useThreadsStyles();
  const { t } = useTranslation('threads');
  const id = useId();
  return (
    <>
      <div id={id} className={styles.group}>
        {t(`group.${group}`)}
      </div>
      <ul className={styles.list} aria-labelledby={id}>
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} current={thread.id === open?.id} onGo={onGo} />
        ))}
      </ul>
    </>
  );
}
