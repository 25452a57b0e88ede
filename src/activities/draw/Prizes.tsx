import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import type { Activity } from '../ActivityPage';
import { useActivityStyles } from '../activity-styles';

const MILLION = 1_000_000;

/** Prizes with their odds and what is left: a table, which everybody can read. */
export function Prizes({ activity: { prizes, soldOut, draw }, level }: { activity: Activity; level: 1 | 2 | 3 | 4 }) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  const isList = draw?.kind === 'list';
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 4 });
  const money = new Intl.NumberFormat(i18n.language, {
    ...{ style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' },
  } as Intl.NumberFormatOptions);
  return (
    <section>
      <Heading level={level === 4 ? 4 : ((level + 1) as 2)} className={styles.heading}>
        {isList ? t('prizes.ofList') : t('prizes.title')}
      </Heading>
      {soldOut && !isList && <p className={styles.note}>{t('prizes.soldOut')}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('prizes.name')}</th>
              <th scope="col">{t('prizes.value')}</th>
              {!isList && <th scope="col">{t('prizes.odds')}</th>}
              <th scope="col">{isList ? t('prizes.stock') : t('prizes.left')}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ id, title, value, odds = 0, left, stock }) => (
              <tr key={id}>
                <td>{title}</td>
                <td>{money.format(value / 100)}</td>
                {!isList && <td>{percent.format(odds / MILLION)}</td>}
                <td>
                  {isList
                    ? number.format(stock)
                    : t('prizes.of', { left: number.format(left), stock: number.format(stock) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
