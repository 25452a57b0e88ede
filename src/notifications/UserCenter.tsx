import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { useDocumentTitle } from '@/ui/use-document-title';
import { FollowsPage } from './FollowsPage';
import { NotificationsPage } from './NotificationsPage';
import { PERSONAL, type Personal, personalHref } from './notifications-href';
import { usePageStyles } from './page-styles';
import { SettingsPage } from './SettingsPage';

const PAGES = { notifications: NotificationsPage, follows: FollowsPage, settings: SettingsPage };

/** What one is told on this portal, and of what, as personal pages. */
export function UserCenter({ level, page }: { level: 1 | 2 | 3 | 4; page: Personal }) {
  const styles = usePageStyles();
  const { t } = useTranslation('notifications');
  const user = useSession((session) => session.user);
  const title = page === 'settings' ? t('settings.title') : t(`pages.${page}`);
  useDocumentTitle(title);
  if (!user) return null;
  const Page = PAGES[page];
  return (
    <div className={styles.root} key={user.id}>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      <nav className={mergeClasses(styles.tabs, styles.pages)} aria-label={t('pages.label')}>
        {PERSONAL.map((one) => (
          <Link
            key={one}
            to={personalHref(one)}
            className={mergeClasses(styles.tab, one === page && styles.here)}
            aria-current={one === page ? 'page' : undefined}
          >
            {t(`pages.${one}`)}
          </Link>
        ))}
      </nav>
      <Page />
    </div>
  );
}
