import { Link } from 'react-router-dom';
import { useDropSearchMutation, useListSavedSearchesQuery } from '@/api/demands';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { kindText } from './hall-text';

type Search = Data<'listSavedSearches'>[number];

/** Searches of the hall that tell when something new fits. */
export function OwnSearches({ level }: { level: 2 | 3 | 4 }) {
  const market = useMarketStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const { data, error, isFetching, refetch } = useListSavedSearchesQuery();
  const [drop, { isLoading }] = useDropSearchMutation();
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('failed.title')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={3} />
    );
  if (data.length === 0)
    return (
      <ErrorState
        level={level}
        title={t('searches.none')}
        text={t('searches.noneText')}
        links={[{ to: '/mission', text: t('back') }]}
      />
    );
  const nameOf = ({ keyword, kind, industry, region }: Search) =>
    [keyword, kind && kindText(kind, t), industry && t(`industry.${industry}`), region].filter(Boolean).join(' · ') ||
    t('searches.all');
  return (
    <ul className={orders.rows}>
      {data.map((search) => (
        <li key={search.id} className={orders.row}>
          <Link to={hrefOf(search)} className={market.link}>
            {nameOf(search)}
          </Link>
          <span className={market.facts}>{isoDate(search.createdAt)}</span>
          <span className={orders.buttons}>
            <PlainButton
              look="quiet"
              aria-label={t('searches.dropNamed', { name: nameOf(search) })}
              aria-disabled={isLoading}
              onClick={() => !isLoading && void drop({ id: search.id })}
            >
              {t('searches.drop')}
            </PlainButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

function hrefOf({ keyword, kind, industry, region }: Search): string {
  const parts = Object.entries({ q: keyword, kind, industry, region }).filter(([, value]) => value);
  return `/mission?${new URLSearchParams(Object.fromEntries(parts))}`;
}
