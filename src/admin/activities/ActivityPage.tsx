import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useListDomainActivitiesQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';
import { ActButtons } from './ActButtons';
import { EVERY_MS } from './ActivitiesPage';
import { ActivityStateBadge } from './ActivityStateBadge';
import { useActivitiesStyles } from './activities-styles';
import { ExportMenu } from './ExportMenu';
import { Funnel } from './Funnel';
import { Report } from './report/Report';
import { SecondPerson } from './SecondPerson';

/** One activity of a domain: live counts, its report and its files. */
export function ActivityPage(): ReactNode {
  const { t } = useTranslation('admin-activities');
  const { link } = useTableStyles();
  const styles = useActivitiesStyles();
  const { domain = '', id = '' } = useParams();
  const may = useMayOn(domain);
  const { data, error, refetch } = useListDomainActivitiesQuery(
    { domain },
    { refetchOnMountOrArgChange: true, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  const one = data?.find((each) => each.id === id);
  usePageTitle(one?.title ?? id, domain);
  return (
    <Screen title={one?.title ?? id} actions={one && <ActButtons domain={domain} one={one} />}>
      <p className={styles.actions}>
        <Link className={link} to={places.activities(domain)}>
          {t('back')}
        </Link>
        <Link className={link} to={places.definition(domain, 'activity', id)}>
          {t('edit')}
        </Link>
        {one && (one.kind === 'vote' || one.kind === 'contest' || one.prizes.length > 0) && (
          <Link className={link} to={places.desk(domain, id)}>
            {t('desk')}
          </Link>
        )}
      </p>
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton rows={4} height={72} />}
      {data && !one && <EmptyState title={t('gone.title')} text={t('gone.text')} />}
      {one && (
        <>
          <div className={styles.actions}>
            <ActivityStateBadge state={one.state} />
            {one.note && <span className={styles.quiet}>{one.note}</span>}
          </div>
          <Funnel funnel={one.funnel} hasPrizes={one.prizes.length > 0} large />
          <SecondPerson domain={domain} id={id} />
          <ExportMenu domain={domain} id={id} />
          {may('getActivityReport') && <Report domain={domain} id={id} hasPrizes={one.prizes.length > 0} />}
        </>
      )}
    </Screen>
  );
}
