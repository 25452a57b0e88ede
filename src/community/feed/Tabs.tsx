import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useCommunityStyles } from '../community-styles';
import { type FeedQuery, feedHref, TABS } from './feed-query';

interface Props {
  tab: FeedQuery['tab'];
  search: URLSearchParams;
  /** How many posts wait for this reader, who is a moderator then. */
  waiting: number | undefined;
}

export function Tabs({ tab: here, search, waiting }: Props) {
  const styles = useCommunityStyles();
  const { t } = useTranslation(['community', 'moderation']);
  const link = (tab: FeedQuery['tab'], text: string) => (
    <Link
      key={tab}
      to={feedHref(search, 'tab', tab === 'active' ? null : tab)}
      className={mergeClasses(styles.tab, tab === here && styles.tabHere)}
      aria-current={tab === here ? 'page' : undefined}
    >
      {text}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {TABS.map((tab) => link(tab, t(`tab.${tab}`)))}
      <Link to="/community/notice-list" className={styles.tab}>
        {t('tab.notices')}
      </Link>
      {waiting !== undefined &&
        link(
          'moderation',
          waiting > 0 ? t('moderation:queue.tabCount', { count: waiting }) : t('moderation:queue.tab'),
        )}
    </nav>
  );
}
