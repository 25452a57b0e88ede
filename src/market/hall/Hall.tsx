import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useListDemandsQuery } from '@/api/demands';
import type { Arg, Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PageLinks } from '@/ui/PageLinks';
import { SearchField } from '@/ui/SearchField';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useMarketStyles } from '../market-styles';
import { ownHref } from '../orders/own-href';
import { INDUSTRIES } from './DemandFields';
import { DemandRow } from './DemandRow';
import { HALL_FILTERS, HALL_PAGE_SIZE, hallArg, hallHref, publishHref } from './hall-href';
import { useHallStyles } from './hall-styles';
import { SaveSearch } from './SaveSearch';

type Found = Data<'listDemands'>;

/** What companies look for. The address holds the full state. */
export function Hall({ level, id }: { level: 1 | 2 | 3 | 4; id: string }) {
  const market = useMarketStyles();
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const arg = hallArg(search);
  const isNobody = useSession(({ user }) => user === null);
  const { data, error, isFetching, refetch } = useListDemandsQuery(arg);
  useDocumentTitle(t('title'));
  const setKeyword = useCallback(
    (keyword: string) =>
      void navigate(hallHref(search, 'q', keyword || null), { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <section className={market.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading level={level} id={`${id}-title`} className={market.title}>
          {t('title')}
        </Heading>
        <span className={market.facts}>
          {!isNobody && (
            <Link to={ownHref('demands')} className={market.link}>
              {t('own.demands')}
            </Link>
          )}
          <Link to={publishHref()} className={market.link}>
            {t('publish.title')}
          </Link>
        </span>
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <SearchField
        labels={{ field: t('search'), placeholder: t('search'), clear: t('clear') }}
        keyword={arg.keyword ?? ''}
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
      {data && <Results {...{ data, search, level: below, busy: isFetching, keyword: arg.keyword ?? '' }} />}
    </section>
  );
}

interface ResultsProps {
  data: Found;
  search: URLSearchParams;
  level: 2 | 3 | 4;
  busy: boolean;
  keyword: string;
}

function Results({ data, search, level, busy, keyword }: ResultsProps) {
  const market = useMarketStyles();
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const { list, total, facets = [], someWords } = data;
  const narrowed = keyword !== '' || HALL_FILTERS.some((key) => search.has(key));
  const pages = Math.ceil(total / HALL_PAGE_SIZE);
  return (
    <div aria-busy={busy}>
      <Filters facets={facets} search={search} />
      <p className={market.note} role="status">
        {someWords ? t('someWords', { count: total }) : t('count', { count: total })}
      </p>
      {narrowed && <SaveSearch key={search.toString()} wish={wishOf(search)} />}
      {list.length > 0 ? (
        <ul className={styles.rows}>
          {list.map((demand) => (
            <DemandRow key={demand.id} demand={demand} level={level} />
          ))}
        </ul>
      ) : (
        <ErrorState
          level={level}
          title={narrowed ? t('none.title') : t('empty.title')}
          text={narrowed ? t('none.text') : t('empty.text')}
          links={[
            ...(narrowed ? [{ to: '/mission', text: t('none.all') }] : []),
            { to: publishHref(keyword ? { wd: keyword, from: 'search' } : {}), text: t('publish.title') },
          ]}
        />
      )}
      {pages > 1 && (
        <PageLinks
          page={Number(search.get('page')) || 1}
          pages={pages}
          hrefOf={(page) => hallHref(search, 'page', String(page))}
        />
      )}
    </div>
  );
}

/** What is narrowed, without the state: only what can be answered is told. */
function wishOf(search: URLSearchParams): Arg<'saveSearch'> {
  const { keyword = '', kind, region } = hallArg(search);
  const industry = INDUSTRIES.find((one) => one === search.get('industry'));
  return { keyword, ...(kind && { kind }), ...(industry && { industry }), ...(region && { region }) };
}

function Filters({ facets, search }: { facets: NonNullable<Found['facets']>; search: URLSearchParams }) {
  const market = useMarketStyles();
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const navigate = useNavigate();
  return (
    <div className={styles.filters}>
      {facets.map(({ key, title, values }) => (
        <label key={key} className={styles.filter}>
          {title}
          <select
            className={market.sort}
            value={values.find(({ checked }) => checked)?.value ?? ''}
            onChange={({ target }) =>
              void navigate(hallHref(search, key, target.value || null), { preventScrollReset: true })
            }
          >
            <option value="">{key === 'status' ? t('live') : t('any')}</option>
            {values.map(({ value, title: name, count }) => (
              <option key={value} value={value}>
                {name} ({count})
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={styles.filter}>
        {t('sort.label')}
        <select
          className={market.sort}
          value={search.get('sort') === 'due' ? 'due' : 'newest'}
          onChange={({ target }) =>
            void navigate(hallHref(search, 'sort', target.value === 'due' ? 'due' : null), { preventScrollReset: true })
          }
        >
          <option value="newest">{t('sort.newest')}</option>
          <option value="due">{t('sort.due')}</option>
        </select>
      </label>
    </div>
  );
}
