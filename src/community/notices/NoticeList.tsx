import { mergeClasses } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router-dom';
import { useListNoticesQuery } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate, isoMinute } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PageLinks } from '@/ui/PageLinks';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useCommunityStyles } from '../community-styles';
import { NoticeLevel } from './NoticeLevel';
import { noticeHref, writeNoticeHref } from './notice-href';
import { useNoticeStyles } from './notice-styles';
import { type Notice, useNoticeState } from './use-notice-state';

const STATES = ['live', 'scheduled', 'ended'] as const;
const PAGE_SIZE = 20;

/** The notices for this reader, unread ones first. The address holds the state. */
export function NoticeList({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('notices');
  const [search] = useSearchParams();
  const state = STATES.find((one) => one === search.get('state')) ?? 'live';
  const asked = Number(search.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 && asked <= 100_000 ? asked : 1;
  const { currentData, data, error, isFetching, refetch } = useListNoticesQuery(
    { state, pageNum: page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { isDone } = useNoticeState();
  const canWrite = (data?.writes.length ?? 0) > 0;
  const pages = Math.ceil((currentData?.total ?? 0) / PAGE_SIZE);
  const href = (to: (typeof STATES)[number], at = 1) =>
    `/community/notice-list?state=${to}${at > 1 ? `&page=${at}` : ''}`;
  // Of visitors, only the browser knows what they have read.
  const rows = [...(currentData?.list ?? [])].sort((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <section className={styles.root}>
      <div className={styles.column}>
        <div className={styles.head}>
          <Heading level={level} className={styles.title}>
            {t('title')}
          </Heading>
          {canWrite && (
            <Link to={writeNoticeHref()} className={mergeClasses(styles.button, styles.primary)}>
              {t('write')}
            </Link>
          )}
        </div>
        <nav className={styles.tabs} aria-label={t('show')}>
          {STATES.filter((one) => one !== 'scheduled' || canWrite).map((one) => (
            <Link
              key={one}
              to={href(one)}
              className={mergeClasses(styles.tab, one === state && styles.tabHere)}
              aria-current={one === state ? 'page' : undefined}
            >
              {t(`tab.${one}`)}
            </Link>
          ))}
        </nav>
        {!currentData && error && (
          <ErrorState
            {...{ error }}
            title={t('failed.title')}
            text={t('failed.text')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <TextSkeleton label={t('loading')} paragraphs={4} />}
        {currentData && rows.length === 0 && <p className={styles.note}>{t(`none.${state}`)}</p>}
        <ul className={styles.rows}>
          {rows.map((notice) => (
            <Row key={notice.id} notice={notice} isUnread={state === 'live' && !isDone(notice)} />
          ))}
        </ul>
        {pages > 1 && <PageLinks page={page} pages={pages} hrefOf={(next) => href(state, next)} />}
      </div>
    </section>
  );
}

function Row({ notice, isUnread }: { notice: Notice; isUnread: boolean }) {
  const styles = useCommunityStyles();
  const own = useNoticeStyles();
  const { t, i18n } = useTranslation('notices');
  const { id, title, summary, lang, state, audience, author, pinned, mustConfirm } = notice;
  return (
    <li className={styles.row} lang={lang}>
      {isUnread && <span className={own.unread} aria-hidden />}
      {isUnread && (
        <span className={own.hidden} lang={i18n.language}>
          {t('unread')}
        </span>
      )}
      <Link to={noticeHref(id)} className={styles.rowTitle}>
        {title}
      </Link>
      {summary && <p className={styles.summary}>{summary}</p>}
      <span className={styles.facts} lang={i18n.language}>
        <NoticeLevel level={notice.level} />
        {state === 'withdrawn' && <strong>{t('withdrawn')}</strong>}
        {pinned && <span>{t('pinned')}</span>}
        {mustConfirm && <span>{t('mustConfirm')}</span>}
        {author && <span>{author}</span>}
        <span>
          {state === 'scheduled' ? t('from', { when: isoMinute(notice.startsAt) }) : isoDate(notice.startsAt)}
        </span>
        {notice.endsAt && state !== 'withdrawn' && <span>{t('until', { when: isoMinute(notice.endsAt) })}</span>}
        {audience === 'organization' && <span>{t('audience.organization')}</span>}
      </span>
    </li>
  );
}
