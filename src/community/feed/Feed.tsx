import { mergeClasses } from '@fluentui/react-components';
import { Suspense, useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useListPostsQuery } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PageLinks } from '@/ui/PageLinks';
import { PlainButton } from '@/ui/PlainButton';
import { SearchField } from '@/ui/SearchField';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useCommunityStyles } from '../community-styles';
import { type FeedQuery, feedArg, feedHref, PAGE_SIZE, readFeedQuery } from './feed-query';
import { PostRows } from './PostRows';
import { Side } from './Side';
import { Tabs } from './Tabs';

const Queue = lazyWithRetry(async () => (await import('../moderation/Queue')).Queue);

interface Props {
  level: 1 | 2 | 3 | 4;
  id: string;
}

/** The posts of the community. The address holds the full state. */
export function Feed({ level, id }: Props) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const [search] = useSearchParams();
  const query = readFeedQuery(search);
  const isNobody = useSession(({ user }) => user === null);
  const asksToSignIn = isNobody && (query.tab === 'mine' || query.tab === 'moderation');
  const found = useListPostsQuery(feedArg(query), { skip: asksToSignIn });
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading level={level} id={`${id}-title`} className={styles.title}>
          {t('title')}
        </Heading>
        <Link to="/community/writeArticle" className={styles.button}>
          {t('write.article')}
        </Link>
        <Link to="/community/writeArticle?kind=question" className={mergeClasses(styles.button, styles.primary)}>
          {t('write.question')}
        </Link>
      </div>
      <Tabs tab={query.tab} search={search} waiting={found.data?.waiting} />
      {asksToSignIn ? (
        <SignInFirst level={below} />
      ) : query.tab === 'moderation' ? (
        <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={4} />}>
          <Queue level={below} page={query.page} pageHref={(page) => feedHref(search, 'page', String(page))} />
        </Suspense>
      ) : (
        <Posts {...{ level: below, query, search, found }} />
      )}
    </section>
  );
}

interface PostsProps {
  level: 2 | 3 | 4;
  query: FeedQuery;
  search: URLSearchParams;
  found: ReturnType<typeof useListPostsQuery>;
}

function Posts({ level, query, search, found }: PostsProps) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { data, currentData, error, isFetching, refetch } = found;
  const setKeyword = useCallback(
    (keyword: string) =>
      void navigate(feedHref(search, 'q', keyword || null), { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  const pages = Math.ceil((currentData?.total ?? 0) / PAGE_SIZE);
  const isNarrowed =
    query.keyword !== '' || query.board !== undefined || query.tag !== undefined || query.author !== undefined;
  return (
    <div className={styles.body}>
      <div>
        <SearchField
          labels={{ field: t('search.field'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
          keyword={query.keyword}
          onKeyword={setKeyword}
        />
        {query.keyword && (
          <Link className={styles.link} to={`/search?${new URLSearchParams({ q: query.keyword })}`}>
            {t('search.everything', { words: query.keyword })}
          </Link>
        )}
        {!currentData && error && (
          <ErrorState
            {...{ level, error }}
            title={t('failed.title')}
            text={t('failed.text')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <TextSkeleton label={t('loading')} paragraphs={4} />}
        {currentData && (
          <>
            <p role="status" className={styles.note}>
              {t('count', { count: currentData.total })}
            </p>
            {query.author && (
              <p className={styles.facts}>
                {t('author.only', { name: currentData.list[0]?.author || t('formerMember') })}
                <Link to={feedHref(search, 'author', null)} className={styles.link}>
                  {t('author.all')}
                </Link>
              </p>
            )}
            {currentData.list.length > 0 ? (
              <PostRows rows={currentData.list} mine={query.tab === 'mine'} />
            ) : (
              <ErrorState
                level={level}
                title={isNarrowed ? t('none.title') : t('empty.title')}
                text={isNarrowed ? t('none.text') : t('empty.text')}
                links={isNarrowed ? [{ to: '/community/index', text: t('none.action') }] : []}
              />
            )}
            {pages > 1 && (
              <PageLinks page={query.page} pages={pages} hrefOf={(page) => feedHref(search, 'page', String(page))} />
            )}
          </>
        )}
      </div>
      <Side tags={data?.tags ?? []} query={query} hrefOf={(name, value) => feedHref(search, name, value)} />
    </div>
  );
}

function SignInFirst({ level }: { level: 2 | 3 | 4 }) {
  const { t } = useTranslation('community');
  const dispatch = useSessionDispatch();
  return (
    <ErrorState level={level} title={t('signIn.title')} text={t('signIn.text')}>
      <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
        {t('signIn.action')}
      </PlainButton>
    </ErrorState>
  );
}
