import { useTranslation } from '@/i18n/use-translation';
import type { Activity } from '../ActivityPage';
import { useActivityStyles } from '../activity-styles';

/** One's own draws, as they stand in the ledger. */
export function OwnDraws({ activity: { entry, prizes } }: { activity: Activity }) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  const number = new Intl.NumberFormat(i18n.language);
  const nameOf = (id: string | null) => prizes.find((prize) => prize.id === id)?.title;
  const outcome = (hit: string | null, prize: string | null, stockNo: number | null) => {
    const [hits, wins] = [nameOf(hit), nameOf(prize)];
    if (wins) return t('draw.outcome.won', { prize: wins, number: stockNo ?? 0 });
    return hits ? t('draw.outcome.gone', { prize: hits }) : t('draw.outcome.nothing');
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('draw.k')}</th>
            <th scope="col">{t('draw.roll')}</th>
            <th scope="col">{t('draw.result')}</th>
          </tr>
        </thead>
        <tbody>
          {entry?.draws.map(({ k, round, roll, hit, prize, stockNo }) => (
            <tr key={k}>
              <td>{k}</td>
              <td>{roll === null ? '–' : number.format(roll)}</td>
              <td>{roll === null ? t('draw.outcome.waiting', { round: round ?? 0 }) : outcome(hit, prize, stockNo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
