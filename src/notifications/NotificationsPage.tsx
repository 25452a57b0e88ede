import { mergeClasses } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router-dom';
import { useListNotificationsQuery, useReadNotificationsMutation } from '@/api/notifications';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { PageLinks } from '@/ui/PageLinks';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { NotificationRows } from './NotificationRows';
import { notificationsHref } from './notifications-href';
import { usePageStyles } from './page-styles';

const PAGE_SIZE = 20;

/** All of one's notifications on this portal. The address holds the state. */
export function NotificationsPage() {
  const styles = usePageStyles();
  const { t } = useTranslation('notifications');
  const [search] = useSearchParams();
  const unread = search.get('unread') === '1';
  const asked = Number(search.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 && asked <= 100_000 ? asked : 1;
  const found = useListNotificationsQuery(
    { unread, pageNum: page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData: data, error, isFetching, refetch } = found;
  const [read, { isLoading }] = useReadNotificationsMutation();
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  const isUnread = data?.list.some((one) => !one.read) ?? false;
  return (
    <>
      <div className={styles.bar}>
        <nav className={styles.tabs} aria-label={t('show')}>
          {[false, true].map((only) => (
            <Link
              key={String(only)}
              to={notificationsHref({ unread: only })}
              className={mergeClasses(styles.tab, only === unread && styles.here)}
              aria-current={only === unread ? 'page' : undefined}
            >
              {only ? t('onlyUnread') : t('everything')}
            </Link>
          ))}
        </nav>
        {isUnread && (
          <PlainButton aria-disabled={isLoading} onClick={() => !isLoading && void read({ ids: null })}>
            {t('readAll')}
          </PlainButton>
        )}
      </div>
      {!data && error && (
        <ErrorState
          {...{ error }}
          title={t('failed.title')}
          text={t('failed.text')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <TextSkeleton label={t('loading')} paragraphs={4} />}
      {data && (
        <div className={styles.card}>
          {data.list.length > 0 ? (
            <NotificationRows rows={data.list} />
          ) : (
            <p className={styles.none}>{unread ? t('noneUnread') : t('none')}</p>
          )}
        </div>
      )}
      {pages > 1 && (
        <PageLinks page={page} pages={pages} hrefOf={(next) => notificationsHref({ unread, page: next })} />
      )}
    </>
  );
}
