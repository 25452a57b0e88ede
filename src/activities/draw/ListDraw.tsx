import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import type { Activity } from '../ActivityPage';
import { useActivityStyles } from '../activity-styles';

/** When a list is drawn, and whether one's own ticket was. */
export function ListDraw({ activity: { id, draw, entry, state, serverTime } }: { activity: Activity }) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  if (draw?.kind !== 'list' || state === 'cancelled') return null;
  const say = (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
  const isIn = entry?.state === 'completed';
  return (
    <div className={mergeClasses(styles.box, styles.apart)}>
      <p className={styles.note}>
        {draw.drawnAt ? t('list.drawn', { time: say(draw.drawnAt) }) : t('list.at', { time: say(draw.at ?? '') })}
        {draw.tickets !== null && ` ${t('list.tickets', { count: draw.tickets })}`}
      </p>
      {draw.round !== null && draw.dueAt !== null && (
        <p className={styles.note}>
          {t('list.round', { round: draw.round, time: say(draw.dueAt) })}
          {!draw.drawnAt && draw.tickets !== null && isLate(draw.dueAt, serverTime) && ` ${t('list.late')}`}
        </p>
      )}
      {draw.tickets !== null && (
        <a href={`/api/activities/${id}/tickets.txt`} className={styles.link}>
          {t('list.file')}
        </a>
      )}
      {isIn && (
        <p className={styles.note} role="status">
          {!draw.drawnAt ? t('list.in') : entry.wins?.length ? t('list.won') : t('list.lost')}
        </p>
      )}
    </div>
  );
}

const LATE_MS = 60_000;
const isLate = (dueAt: string, now: string) => Date.parse(now) - Date.parse(dueAt) > LATE_MS;
