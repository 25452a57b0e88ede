import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { Heading } from '@/ui/Heading';
import { useMarketStyles } from '../market-styles';
import { demandHref } from './hall-href';
import { useHallStyles } from './hall-styles';
import { kindText, startOf, statusText } from './hall-text';

export type Demand = Data<'getDemand'>;

/** One demand of a list; the whole row is its link. */
export function DemandRow({ demand, level, children }: { demand: Demand; level: 2 | 3 | 4; children?: ReactNode }) {
  const market = useMarketStyles();
  const styles = useHallStyles();
  const { t } = useTranslation('hall');
  const { id, title, description = '', lang, kind, status, industry, region, tenantName, budget, deadline } = demand;
  return (
    <li className={styles.row}>
      <Heading level={level} className={styles.rowTitle} lang={lang}>
        <Link to={demandHref(id)} className={market.cardLink}>
          {title || t('untitled')}
        </Link>
      </Heading>
      {description && (
        <p className={styles.start} lang={lang}>
          {startOf(description)}
        </p>
      )}
      <Quantities quantities={demand.quantities} />
      <span className={market.facts}>
        <span className={market.badge}>{statusText(status, t)}</span>
        {kind && <span>{kindText(kind, t)}</span>}
        {industry && <span>{industry}</span>}
        {region && <span>{region}</span>}
        <span>{tenantName ?? t('nameless')}</span>
        {budget && <span>{budget}</span>}
        {deadline && <span>{t('until', { date: deadline })}</span>}
        {demand.publishedAt && <span>{isoDate(demand.publishedAt)}</span>}
      </span>
      {children}
    </li>
  );
}

export function Quantities({ quantities = [] }: Pick<Demand, 'quantities'>) {
  const styles = useHallStyles();
  if (quantities.length === 0) return null;
  return (
    <ul className={styles.quantities}>
      {quantities.map(({ name, text }) => (
        <li key={`${name} ${text}`} className={styles.quantity}>
          {name} {text}
        </li>
      ))}
    </ul>
  );
}
