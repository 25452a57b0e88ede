import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useReadNotificationsMutation } from '@/api/notifications';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute, relativeTime } from '@/lib/relative-time';
import { useNotificationStyles } from './notification-styles';
import { useWho } from './use-who';

export type NotificationRow = Data<'listNotifications'>['list'][number];

interface Props {
  rows: readonly NotificationRow[];
  onFollow?: () => void;
}

/** Each leads to what it is about, and is read then. */
export function NotificationRows({ rows, onFollow }: Props) {
  const styles = useNotificationStyles();
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <Row row={row} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, onFollow }: { row: NotificationRow; onFollow: Props['onFollow'] }) {
  const styles = useNotificationStyles();
  const { t, i18n } = useTranslation(['notifications', 'common']);
  const who = useWho();
  const [read] = useReadNotificationsMutation();
  const { id, kind, title, link, count, at } = row;
  const language = { language: i18n.language, t };
  return (
    <Link
      to={link}
      className={styles.link}
      onClick={() => {
        if (!row.read) void read({ ids: [id] });
        onFollow?.();
      }}
    >
      {!row.read && <span className={styles.dot} aria-hidden />}
      <span className={mergeClasses(styles.what, !row.read && styles.unread)}>
        {!row.read && <span className={styles.hidden}>{t('unread')} </span>}
        {t(`said.${kind}`, { who: who(row) })}
      </span>
      {title && <span className={styles.title}>{title}</span>}
      <span className={styles.facts}>
        <time dateTime={at} title={isoMinute(at)}>
          {relativeTime(Date.parse(at), Date.now(), language)}
        </time>
        {count > 1 && ` · ${t('times', { count })}`}
      </span>
    </Link>
  );
}
