import { Popover, PopoverSurface } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useListNotificationsQuery, useReadNotificationsMutation } from '@/api/notifications';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { NotificationRows } from './NotificationRows';
import { useNotificationStyles } from './notification-styles';
import { notificationsHref, personalHref } from './notifications-href';

interface Props {
  /** The bell. */
  target: HTMLElement;
  onClose: () => void;
}

const MOST = 8;

/** The latest notifications, below the bell. */
export function Panel({ target, onClose }: Props) {
  const styles = useNotificationStyles();
  const { t } = useTranslation('notifications');
  const { data, isError } = useListNotificationsQuery({ pageSize: MOST }, { refetchOnMountOrArgChange: true });
  const [read, { isLoading }] = useReadNotificationsMutation();
  const isUnread = data?.list.some((one) => !one.read) ?? false;
  return (
    <Popover open trapFocus positioning={{ target, position: 'below', align: 'end' }} onOpenChange={onClose}>
      <PopoverSurface aria-label={t('title')} className={styles.surface}>
        <div className={styles.head}>
          <h2 className={styles.panelTitle}>{t('title')}</h2>
          {isUnread && (
            <PlainButton look="quiet" aria-disabled={isLoading} onClick={() => !isLoading && void read({ ids: null })}>
              {t('readAll')}
            </PlainButton>
          )}
        </div>
        <div className={styles.scroll}>
          {!data && !isError && <TextSkeleton label={t('loading')} paragraphs={2} />}
          {isError && !data && <p className={styles.none}>{t('failed.title')}</p>}
          {data?.list.length === 0 && <p className={styles.none}>{t('none')}</p>}
          {data && data.list.length > 0 && <NotificationRows rows={data.list} onFollow={onClose} />}
        </div>
        <div className={styles.foot}>
          <Link to={notificationsHref()} className={styles.footLink} onClick={onClose}>
            {t('all')}
          </Link>
          <Link to={personalHref('follows')} className={styles.footLink} onClick={onClose}>
            {t('pages.follows')}
          </Link>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
