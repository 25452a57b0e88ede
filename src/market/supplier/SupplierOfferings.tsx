import { useSearchParams } from 'react-router-dom';
import { useSearchProductsQuery } from '@/api/apps';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PageLinks } from '@/ui/PageLinks';
import { OfferingCard } from '../catalogue/OfferingCard';
import { useMarketStyles } from '../market-styles';

const PAGE_SIZE = 12;

interface Props {
  tenantId: string;
  tenantCode: string;
  level: 2 | 3 | 4;
}

/** On a company's page: what it supplies here. Shows nothing for a company that offers nothing. */
export function SupplierOfferings({ tenantId, tenantCode, level }: Props) {
  const styles = useMarketStyles();
  const { t } = useTranslation('market');
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data } = useSearchProductsQuery({ tenantId, pageNum: page, pageSize: PAGE_SIZE });
  if (!data || data.total === 0) return null;
  const { profile = '', certificates = [], regions = [], responseHours } = data.supplier ?? {};
  const pages = Math.ceil(data.total / PAGE_SIZE);
  const hrefOf = (n: number) => `/companyInfo?${new URLSearchParams({ tenantCode, page: String(n) })}`;
  return (
    <section className={styles.root} aria-labelledby="supplies">
      <Heading level={level} id="supplies" className={styles.title}>
        {t('supplies.title')}
      </Heading>
      {profile && <p className={styles.note}>{profile}</p>}
      <p className={styles.facts}>
        {certificates.map((name) => (
          <span key={name} className={styles.badge}>
            {name}
          </span>
        ))}
        {regions.length > 0 && <span>{t('supplies.regions', { regions: regions.join(' · ') })}</span>}
        {responseHours !== undefined && <span>{t('supplies.hours', { count: responseHours })}</span>}
      </p>
      <ul className={styles.grid}>
        {data.list.map((row) => (
          <OfferingCard key={row.id} row={row} level={Math.min(level + 1, 4) as 3 | 4} />
        ))}
      </ul>
      {pages > 1 && <PageLinks page={page} pages={pages} hrefOf={hrefOf} />}
    </section>
  );
}
