import { mergeClasses } from '@fluentui/react-components';
import { Suspense, useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useListDocumentsQuery } from '@/api/documents';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PageLinks } from '@/ui/PageLinks';
import { SearchField } from '@/ui/SearchField';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { Choice } from './Choice';
import { DocumentRows } from './DocumentRows';
import { changeAddress, libraryArg, pageSizeOf, readLibraryQuery } from './library-query';
import { useLibraryStyles } from './library-styles';
import { Sidebar } from './Sidebar';

export { default as check } from 'virtual:check/reader/library';

const ORDERS = ['shelf', 'recent', 'title'] as const;
const LANGUAGES = ['zh', 'en', 'all'] as const;

const SearchPage = lazyWithRetry(async () => (await import('@/search/SearchPage')).SearchPage);

/** Library and search are one block, because every block is part of what a phone loads before its first question. */
export default function Library(block: BlockProps<PropsOf<'reader/library'>>) {
  const { t } = useTranslation('reader');
  if (block.props.view !== 'search') return <Documents {...block} />;
  return (
    <Suspense fallback={<TextSkeleton label={t('library.loading')} paragraphs={4} />}>
      <SearchPage level={block.level} />
    </Suspense>
  );
}

/** All documents the reader may see, filtered by facets and keywords. The URL holds the full state. */
function Documents({ level, id }: BlockProps<PropsOf<'reader/library'>>) {
  const styles = useLibraryStyles();
  const { t, i18n } = useTranslation('reader');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readLibraryQuery(search, i18n.language);
  const { data, currentData, error, isFetching, refetch } = useListDocumentsQuery(libraryArg(query));
  const to = useCallback((name: string, value: string | null) => changeAddress(search, name, value), [search]);
  const setKeyword = useCallback(
    (keyword: string) => void navigate(to('q', keyword || null), { replace: true, preventScrollReset: true }),
    [navigate, to],
  );
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  const shelves = data?.facets.find(({ facet }) => facet === 'shelf')?.values ?? [];
  const shelfNames = Object.fromEntries(shelves.map(({ value, text }) => [value, text]));
  const pages = Math.ceil((currentData?.total ?? 0) / pageSizeOf(query));
  const searchLabels = {
    field: t('library.search.field'),
    placeholder: t('library.search.placeholder'),
    clear: t('library.search.clear'),
  };
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading level={level} id={`${id}-title`} className={styles.name}>
          {t('library.title')}
        </Heading>
        <span role="status" className={styles.count}>
          {currentData ? t('library.count', { count: currentData.total }) : ''}
        </span>
      </div>
      <div className={styles.body}>
        <Sidebar facets={data?.facets ?? []} chosen={query.facets} hrefOf={to} />
        <div className={styles.main}>
          <SearchField labels={searchLabels} keyword={query.keyword} onKeyword={setKeyword} />
          {query.keyword && (
            <Link className={styles.everything} to={`/search?${new URLSearchParams({ q: query.keyword })}`}>
              {t('library.everything', { words: query.keyword })}
            </Link>
          )}
          <div className={styles.tools}>
            <Choice
              label={t('library.language')}
              value={query.lang}
              options={LANGUAGES.map((lang) => [lang, t(`library.languages.${lang}`)])}
              onChoose={(lang) => void navigate(to('lang', lang))}
            />
            <Choice
              label={t('library.order.label')}
              value={query.order}
              options={ORDERS.map((order) => [order, t(`library.order.${order}`)])}
              onChoose={(order) => void navigate(to('order', order))}
            />
          </div>
          {!currentData && error && (
            <ErrorState
              level={below}
              title={t('library.failed.title')}
              text={t('library.failed.text')}
              error={error}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <TextSkeleton label={t('library.loading')} paragraphs={4} />}
          {data && !(error && !currentData) && (
            <div className={mergeClasses(styles.results, isFetching && !currentData && styles.former)}>
              {data.documents.length > 0 ? (
                <DocumentRows rows={data.documents} labels={shelfNames} chosen={query.facets} />
              ) : (
                <Nothing level={below} isNarrowed={[...search.keys()].length > 0} />
              )}
            </div>
          )}
          {pages > 1 && <PageLinks page={query.page} pages={pages} hrefOf={(page) => to('page', String(page))} />}
        </div>
      </div>
    </section>
  );
}

function Nothing({ level, isNarrowed }: { level: 2 | 3 | 4; isNarrowed: boolean }) {
  const { t } = useTranslation('reader');
  if (!isNarrowed) return <ErrorState level={level} title={t('library.empty.title')} text={t('library.empty.text')} />;
  return (
    <ErrorState
      level={level}
      title={t('library.none.title')}
      text={t('library.none.text')}
      links={[{ to: '/doc?lang=all', text: t('library.none.action') }]}
    />
  );
}
