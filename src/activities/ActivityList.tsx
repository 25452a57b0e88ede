import { Link } from 'react-router-dom';
import { useListActivitiesQuery } from '@/api/activities';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyPage } from '@/ui/EmptyPage';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { resultHref } from './activity-href';
import { useActivityStyles } from './activity-styles';
import { StateFacts } from './State';

type Summary = Data<'listActivities'>['items'][number];
interface Props {
  level: 1 | 2 | 3 | 4;
}

/** What is open on this portal, what comes, and what is over. */
export function ActivityList({ level }: Props) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const { data, error, isFetching, refetch } = useListActivitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  useDocumentTitle(t('title'));
  if (!data && error)
    return (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('failed.list')}
        text={t('failed.text')}
        onRetry={() => void refetch()}
      />
    );
  if (data?.items.length === 0)
    return (
      <EmptyPage
        {...{ level, title: t('empty.title'), text: t('empty.text'), picture: 'gap' as const }}
        action={{ label: t('ask'), url: '/engine' }}
      />
    );
  return (
    <div className={styles.root} aria-busy={!data}>
      <Heading level={level} className={styles.title}>
        {t('title')}
      </Heading>
      {data ? (
        <ul className={styles.list}>
          {data.items.map((item) => (
            <Item key={item.id} item={item} level={level} />
          ))}
        </ul>
      ) : (
        <TextSkeleton label={t('loading')} paragraphs={4} />
      )}
    </div>
  );
}

function Item({ item, level }: { item: Summary; level: Props['level'] }) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const isOver = item.state === 'closed' || item.state === 'cancelled';
  const to = isOver ? resultHref(item.id, item.kind) : `${item.route}?id=${item.id}`;
  return (
    <li className={styles.card}>
      <Heading level={level === 4 ? 4 : ((level + 1) as 2 | 3 | 4)} className={styles.cardTitle}>
        <Link to={to} className={styles.cardLink}>
          {item.title}
        </Link>
      </Heading>
      <p className={styles.note}>{item.summary}</p>
      <StateFacts {...item} />
      {(item.hasPrizes || item.entered) && (
        <p className={styles.note}>
          {[item.hasPrizes && t('hasPrizes'), item.entered && t('entered')].filter(Boolean).join(' · ')}
        </p>
      )}
    </li>
  );
}
