import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useMarketStyles } from '../market-styles';
import { MOST_COMPARED } from './compare-rows';
import { useCompareStyles } from './compare-styles';

interface Props {
  ids: readonly string[];
  compareHref: string;
  clearHref: string;
}

/** How many were chosen, and the way to see them beside each other. */
export function CompareBar({ ids, compareHref, clearHref }: Props) {
  const styles = useCompareStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  if (ids.length === 0) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.grow} role="status">
        {t('compare.chosen', { count: ids.length, most: MOST_COMPARED })}
      </span>
      {ids.length > 1 && (
        <Link to={compareHref} className={market.link}>
          {t('compare.open')}
        </Link>
      )}
      <Link to={clearHref} className={market.link} preventScrollReset>
        {t('compare.clear')}
      </Link>
    </div>
  );
}
