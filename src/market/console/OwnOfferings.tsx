import { mergeClasses } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useAddOwnOfferingMutation, useListOwnOfferingsQuery } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { PageLinks } from '@/ui/PageLinks';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { useConsoleStyles } from './console-styles';
import { OpenForm } from './OpenForm';
import { consoleHref, textOfError } from './supplier-console';

const PAGE_SIZE = 20;
const FIGURES = ['views', 'orders', 'open', 'rights', 'ending'] as const;
const KINDS = ['app', 'product', 'solution'] as const;

/** A supplier's offerings with what became of them. */
export function OwnOfferings({ level }: { level: 2 | 3 | 4 }) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useListOwnOfferingsQuery({
    ...{ pageNum: page, pageSize: PAGE_SIZE },
    ...(keyword && { keyword: keyword.slice(0, 100) }),
  });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setSearch(words ? { q: words } : {});
  };
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching, title: t('failed'), text: textOfError(error) ?? t('failedText') }}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={4} />
    );
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <Begin />
      {(data.total > 0 || keyword !== '') && (
        <form className={styles.bar} onSubmit={find}>
          <input
            key={keyword}
            name="q"
            type="search"
            defaultValue={keyword}
            maxLength={100}
            aria-label={t('list.find')}
            placeholder={t('list.find')}
            className={order.input}
          />
        </form>
      )}
      {data.list.length === 0 ? (
        <p className={market.note}>{keyword ? t('list.noneFound') : t('list.none')}</p>
      ) : (
        <Offerings rows={data.list} />
      )}
      {pages > 1 && (
        <PageLinks
          page={page}
          pages={pages}
          hrefOf={(n) => consoleHref({ ...(keyword && { q: keyword }), page: String(n) })}
        />
      )}
    </>
  );
}

function Offerings({ rows }: { rows: Data<'listOwnOfferings'>['list'] }) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('supply');
  return (
    <>
      <table className={mergeClasses(styles.table, styles.stacked)} aria-label={t('view.offerings')}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {t('list.name')}
            </th>
            <th scope="col" className={styles.cell}>
              {t('list.state')}
            </th>
            {FIGURES.map((key) => (
              <th key={key} scope="col" className={mergeClasses(styles.cell, styles.number)}>
                {t(`list.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.cell}>
                <Link to={consoleHref({ offering: row.id })} className={mergeClasses(market.link, market.inline)}>
                  {row.name || t('untitled')}
                </Link>
                <br />
                <span className={market.note}>{[row.sku, row.version].filter(Boolean).join(' · ')}</span>
              </th>
              <td className={styles.cell} data-label={t('list.state')}>
                {t(`state.${row.state}`)}
                {row.draft !== 'none' && row.state !== 'draft' && ` · ${t(`draft.${row.draft}`)}`}
                {row.draft === 'review' && row.state === 'draft' && ` · ${t('draft.review')}`}
                {row.why && <div className={market.note}>{row.why}</div>}
              </td>
              {FIGURES.map((key) => (
                <td key={key} className={mergeClasses(styles.cell, styles.number)} data-label={t(`list.${key}`)}>
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={market.note}>{t('list.days')}</p>
    </>
  );
}

function Begin() {
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const navigate = useNavigate();
  const [add, { isLoading, error }] = useAddOwnOfferingMutation();
  const begin = async (text: (name: string) => string) => {
    const kind = KINDS.find((one) => one === text('kind')) ?? 'app';
    const { data } = await add({ kind, sku: text('sku'), name: text('name') });
    if (data) void navigate(consoleHref({ offering: data.id }));
    return data !== undefined;
  };
  return (
    <OpenForm open={t('begin.open')} send={t('begin.go')} busy={isLoading} error={error} onSend={begin}>
      <label className={order.field}>
        {t('begin.kind')}
        <select name="kind" className={order.input}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={order.field}>
        {t('form.name')}
        <input name="name" required maxLength={256} className={order.input} />
      </label>
      <label className={order.field}>
        {t('begin.sku')}
        <input name="sku" required maxLength={64} className={order.input} />
      </label>
    </OpenForm>
  );
}
