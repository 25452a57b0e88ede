import { StarFilled } from '@fluentui/react-icons/svg/star';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useCompareStyles } from '../compare/compare-styles';
import { offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { priceText } from '../price-text';
import { Tile } from '../Tile';

type Row = Data<'searchProducts'>['list'][number];

interface Props {
  row: Row;
  level: 2 | 3 | 4;
  /** Whether it is chosen for the comparison, and how to change that. */
  compare?: { chosen: boolean; full: boolean; onChange: () => void };
}

/** One offering in a list: the whole card leads to its page. */
export function OfferingCard({ row, level, compare }: Props) {
  const styles = useMarketStyles();
  const checks = useCompareStyles();
  const { t, i18n } = useTranslation('market');
  const Title = `h${level}` as const;
  const { id, name, kind, description, tenantName, picture, price, trialDays = 0, rating, ratingCount = 0, lang } = row;
  return (
    <li className={styles.card}>
      <span className={styles.cardHead}>
        <Tile name={name} src={picture} />
        <span>
          <Title className={styles.cardTitle} lang={lang}>
            <Link to={offeringHref({ id, kind })} className={styles.cardLink}>
              {name}
            </Link>
          </Title>
          <span className={styles.supplier}>{tenantName}</span>
        </span>
      </span>
      <p className={styles.summary} lang={lang}>
        {description}
      </p>
      <span className={styles.facts}>
        {price && <span className={styles.price}>{priceFrom(price)}</span>}
        {price?.own && <span className={styles.badge}>{t('price.own')}</span>}
        {trialDays > 0 && <span className={styles.badge}>{t('trialDays', { count: trialDays })}</span>}
        {rating !== undefined && (
          <span>
            <StarFilled aria-hidden /> {t('rated', { stars: rating.toFixed(1), count: ratingCount })}
          </span>
        )}
        {compare && (
          <label className={checks.check}>
            <input
              type="checkbox"
              checked={compare.chosen}
              disabled={compare.full && !compare.chosen}
              onChange={compare.onChange}
              aria-label={t('compare.add', { name })}
            />
            <span aria-hidden>{t('compare.short')}</span>
          </label>
        )}
      </span>
    </li>
  );

  function priceFrom(given: NonNullable<Row['price']>) {
    const text = priceText(given, t, i18n.language);
    return given.kind === 'fixed' ? t('from', { price: text }) : text;
  }
}
