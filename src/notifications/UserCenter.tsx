import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { NotificationsPage } from './NotificationsPage';
import { usePageStyles } from './page-styles';

/** One's notifications, as a personal page. */
export function UserCenter({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = usePageStyles();
  const { t } = useTranslation('notifications');
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <div className={styles.root} key={user.id}>
      <Heading level={level} className={styles.title}>
        {t('title')}
      </Heading>
      <NotificationsPage />
    </div>
  );
}
