import { mergeClasses } from '@fluentui/react-components';
import { useCallback, useId } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSearchProductsQuery } from '@/api/apps';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting, useSession } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PageLinks } from '@/ui/PageLinks';
import { SearchField } from '@/ui/SearchField';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { CompareBar } from '../compare/CompareBar';
import { comparedIds, MOST_COMPARED, toggled } from '../compare/compare-rows';
import { publishHref } from '../hall/hall-href';
import { CATALOGUES, type Kind } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { ownHref } from '../orders/own-href';
import {
  type CatalogueQuery,
  catalogueArg,
  catalogueHref,
  clearedHref,
  PAGE_SIZE,
  pageHref,
  readCatalogueQuery,
  SORTS,
} from './catalogue-query';
import { Facets } from './Facets';
import { OfferingCard } from './OfferingCard';

interface Props {
  level: 1 | 2 | 3 | 4;
  id: string;
  kind: Kind;
}

/** The catalogue of one kind. The address holds the full state. */
export function Catalogue({ level, id, kind }: Props) {
  const styles = useMarketStyles();
  const { t } = useTranslation('market');
  const [search] = useSearchParams();
  const query = readCatalogueQuery(search);
  const navigate = useNavigate();
  const found = useSearchProductsQuery(catalogueArg(kind, query));
  useDocumentTitle(t(`kinds.${kind}`));
  const setKeyword = useCallback(
    (keyword: string) =>
      void navigate(catalogueHref(kind, search, 'q', keyword || null), { replace: true, preventScrollReset: true }),
    [navigate, kind, search],
  );
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  const { data, error, isFetching, refetch } = found;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <Heading level={level} id={`${id}-title`} className={styles.title}>
        {t('title')}
      </Heading>
      <KindTabs kind={kind} />
      <SearchField
        labels={{ field: t(`search.${kind}`), placeholder: t(`search.${kind}`), clear: t('search.clear') }}
        keyword={query.keyword}
        onKeyword={setKeyword}
      />
      {!data && error && (
        <ErrorState
          {...{ level: below, error }}
          title={t('failed.title')}
          text={t('failed.text')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <TextSkeleton label={t('loading')} paragraphs={4} />}
      {data && (
        <div className={styles.body}>
          <Facets facets={data.facets ?? []} {...{ kind, query, search }} />
          <Results {...{ data, kind, query, search, level: below, busy: isFetching }} />
        </div>
      )}
    </section>
  );
}

function KindTabs({ kind }: { kind: Kind }) {
  const isNobody = useSession(({ user }) => user === null);
  const styles = useMarketStyles();
  const { t } = useTranslation('market');
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {(Object.keys(CATALOGUES) as Kind[]).map((one) => (
        <Link
          key={one}
          to={CATALOGUES[one]}
          className={mergeClasses(styles.tab, one === kind && styles.tabHere)}
          aria-current={one === kind ? 'page' : undefined}
        >
          {t(`kinds.${one}`)}
        </Link>
      ))}
      <Link to="/center/app" className={styles.tab}>
        {t('kinds.assistants')}
      </Link>
      {!isNobody && (
        <Link to={ownHref('apps')} className={styles.tab}>
          {t('own.apps')}
        </Link>
      )}
    </nav>
  );
}

interface ResultsProps {
  data: Data<'searchProducts'>;
  kind: Kind;
  query: CatalogueQuery;
  search: URLSearchParams;
  level: 2 | 3 | 4;
  busy: boolean;
}

function Results({ data, kind, query, search, level, busy }: ResultsProps) {
  const styles = useMarketStyles();
  const { t } = useTranslation('market');
  const pages = Math.ceil(data.total / PAGE_SIZE);
  const narrowed = query.filters.length > 0;
  const hasHall = usePortalSetting()?.community?.enabled;
  const navigate = useNavigate();
  const ids = comparedIds(search);
  const compareHref = (chosen: string[]) => pageHref(kind, search, 'compare', chosen.join(',') || null);
  return (
    <div aria-busy={busy}>
      <div className={styles.bar}>
        <p className={styles.note} role="status">
          {data.someWords ? t('someWords', { count: data.total }) : t('count', { count: data.total })}
        </p>
        {data.total > 1 && <Sort {...{ kind, query, search }} />}
      </div>
      {data.ignored && data.ignored.length > 0 && (
        <p className={styles.note}>{t('ignored', { keys: data.ignored.join(', ') })}</p>
      )}
      {data.list.length > 0 ? (
        <ul className={styles.grid}>
          {data.list.map((row) => (
            <OfferingCard
              key={row.id}
              row={row}
              level={level}
              compare={{
                chosen: ids.includes(row.id),
                full: ids.length >= MOST_COMPARED,
                onChange: () => void navigate(compareHref(toggled(ids, row.id)), { preventScrollReset: true }),
              }}
            />
          ))}
        </ul>
      ) : (
        <ErrorState
          level={level}
          title={narrowed || query.keyword ? t('none.title') : t('empty.title')}
          text={narrowed ? t('none.filters') : query.keyword ? t('none.words') : t('empty.text')}
          links={
            narrowed
              ? [{ to: clearedHref(kind, search), text: t('filters.clear') }]
              : query.keyword
                ? [
                    { to: CATALOGUES[kind], text: t('none.all') },
                    ...(hasHall
                      ? [{ to: publishHref({ wd: query.keyword, from: 'search' }), text: t('none.demand') }]
                      : []),
                  ]
                : []
          }
        />
      )}
      <CompareBar ids={ids} compareHref={pageHref(kind, search, 'view', 'compare')} clearHref={compareHref([])} />
      {pages > 1 && (
        <PageLinks
          page={query.page}
          pages={pages}
          hrefOf={(page) => catalogueHref(kind, search, 'page', String(page))}
        />
      )}
    </div>
  );
}

function Sort({ kind, query, search }: Pick<ResultsProps, 'kind' | 'query' | 'search'>) {
  const styles = useMarketStyles();
  const { t } = useTranslation('market');
  const navigate = useNavigate();
  const id = useId();
  return (
    <span>
      <label htmlFor={id} className={styles.note}>
        {t('sort.label')}{' '}
      </label>
      <select
        id={id}
        className={styles.sort}
        value={query.sort}
        onChange={({ target }) =>
          void navigate(catalogueHref(kind, search, 'sort', target.value), { preventScrollReset: true })
        }
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
