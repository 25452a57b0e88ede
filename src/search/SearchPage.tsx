import { mergeClasses } from '@fluentui/react-components';
import { useCallback, useEffect, useId } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSearchKnowledgeQuery } from '@/api/search';
import { track } from '@/browser/track';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PageLinks } from '@/ui/PageLinks';
import { SearchField } from '@/ui/SearchField';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { FoundItems } from './FoundItems';
import { KindTabs } from './KindTabs';
import {
  overviewArg,
  PAGE_SIZE,
  pageArg,
  readSearchQuery,
  type SearchGroup,
  type SearchQuery,
  searchHref,
} from './search-query';
import { useSearchStyles } from './search-styles';

type Level = 2 | 3 | 4;

/** One search over everything that this reader may read. The address holds the full state. */
export function SearchPage({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useSearchStyles();
  const { t } = useTranslation('search');
  const id = useId();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { taken?: string } | null };
  const navigate = useNavigate();
  const query = readSearchQuery(search);
  const { kind } = query;
  useDocumentTitle(query.words ? `${query.words} – ${t('title')}` : t('title'));
  const setWords = useCallback(
    (words: string) => void navigate(searchHref({ words, kind }), { state, replace: true, preventScrollReset: true }),
    [navigate, kind, state],
  );
  const below = Math.min(level + 1, 4) as Level;
  return (
    <section className={mergeClasses(styles.root, styles.column)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={level} id={id} className={styles.title}>
          {t('title')}
        </Heading>
        {query.words !== '' && (
          <Link className={styles.link} to={`/q?${new URLSearchParams({ wd: query.words })}`}>
            {t('ask')}
          </Link>
        )}
      </div>
      <SearchField
        // A suggestion changes the words of the field too.
        key={state?.taken ?? ''}
        labels={{ field: t('field.name'), placeholder: t('field.placeholder'), clear: t('field.clear') }}
        keyword={query.words}
        onKeyword={setWords}
      />
      {query.words === '' ? <p className={styles.note}>{t('begin')}</p> : <Found query={query} level={below} />}
    </section>
  );
}

function Found({ query, level }: { query: SearchQuery; level: Level }) {
  const { t } = useTranslation('search');
  const overview = useSearchKnowledgeQuery(overviewArg(query));
  const { data, currentData, error, isFetching, refetch } = overview;
  const groups = (currentData ?? data)?.groups ?? [];
  if (!currentData && error)
    return (
      <ErrorState
        {...{ level, error }}
        title={t('failed.title')}
        text={t('failed.text')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (groups.length === 0) return <TextSkeleton label={t('loading')} paragraphs={4} />;
  return (
    <>
      <KindTabs query={query} groups={groups} />
      {query.kind ? (
        <OneKind query={query} level={level} />
      ) : (
        <Overview query={query} level={level} groups={groups} didYouMean={currentData?.didYouMean} />
      )}
    </>
  );
}

interface OverviewProps {
  query: SearchQuery;
  level: Level;
  groups: readonly SearchGroup[];
  didYouMean: string | undefined;
}

function Overview({ query: { words }, level, groups, didYouMean }: OverviewProps) {
  const styles = useSearchStyles();
  const { t } = useTranslation('search');
  const found = groups.filter(({ total }) => total > 0);
  const total = found.reduce((sum, group) => sum + group.total, 0);
  useCountedSearch(words, total);
  return (
    <>
      <p role="status" className={styles.note}>
        {t('count', { count: total })}
      </p>
      {didYouMean && (
        <p className={styles.note}>
          {t('didYouMean')}{' '}
          <Link className={styles.link} to={searchHref({ words: didYouMean })} state={{ taken: didYouMean }}>
            {didYouMean}
          </Link>
        </p>
      )}
      {found.length === 0 && <Nothing level={level} words={words} />}
      {found.map(({ kind, total: all, items }) => (
        <section key={kind} className={styles.group} aria-labelledby={`found-${kind}`}>
          <Heading level={level} id={`found-${kind}`} className={styles.groupTitle}>
            {t(`kind.${kind}`)}
          </Heading>
          <FoundItems items={items} />
          {all > items.length && (
            <Link className={styles.link} to={searchHref({ words, kind })}>
              {t(`every.${kind}`)}
            </Link>
          )}
        </section>
      ))}
    </>
  );
}

/** While somebody types, each letter is a search: only where they pause is counted. */
const PAUSE_MS = 2_000;

function useCountedSearch(words: string, total: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another search
  useEffect(() => {
    const timer = setTimeout(() => track('search', { what: total > 0 ? 'found' : 'nothing' }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, total]);
}

function OneKind({ query, level }: { query: SearchQuery; level: Level }) {
  const styles = useSearchStyles();
  const { t } = useTranslation('search');
  const { currentData, error, isFetching, refetch } = useSearchKnowledgeQuery(pageArg(query));
  const group = currentData?.groups?.[0];
  if (!currentData && error)
    return (
      <ErrorState
        {...{ level, error }}
        title={t('failed.title')}
        text={t('failed.text')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData) return <TextSkeleton label={t('loading')} paragraphs={4} />;
  const { total = 0, items = [] } = group ?? {};
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <>
      <p role="status" className={styles.note}>
        {t('count', { count: total })}
      </p>
      {items.length > 0 ? <FoundItems items={items} /> : <Nothing level={level} words={query.words} />}
      {pages > 1 && <PageLinks page={query.page} pages={pages} hrefOf={(page) => searchHref({ ...query, page })} />}
    </>
  );
}

function Nothing({ level, words }: { level: Level; words: string }) {
  const { t } = useTranslation('search');
  const { community, market } = usePortalSetting() ?? {};
  const demand = `/mission/publish?${new URLSearchParams({ wd: words, from: 'search' })}`;
  return (
    <ErrorState
      level={level}
      title={t('none.title')}
      text={t('none.text')}
      links={[
        { to: `/q?${new URLSearchParams({ wd: words })}`, text: t('ask') },
        ...(community?.enabled && market?.enabled ? [{ to: demand, text: t('demand') }] : []),
      ]}
    />
  );
}
