import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useListDomainActivitiesQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { usePageTitle } from '../shell/use-page-title';
import { ActButtons } from './ActButtons';
import { ActivityStateBadge } from './ActivityStateBadge';
import { ArchivedActivities } from './ArchivedActivities';
import { useActivitiesStyles } from './activities-styles';
import { Funnel } from './Funnel';

export type DomainActivity = Data<'listDomainActivities'>[number];

const useStyles = makeStyles({ wide: { minWidth: '220px' } });

/** How often the counts of what runs are fetched again. */
export const EVERY_MS = 30_000;

/** What a domain's activities do now: state, clock, how far people came, and the buttons for an emergency. */
export function ActivitiesPage(): ReactNode {
  const { t } = useTranslation('admin-activities');
  const { domain = '' } = useParams();
  usePageTitle(t('title'), domain);
  const { data, error, refetch } = useListDomainActivitiesQuery(
    { domain },
    { refetchOnMountOrArgChange: true, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  const [params, setParams] = useSearchParams();
  const show = params.get('show') === 'archived' ? 'archived' : 'published';
  const tabs = (
    <TabList
      selectedValue={show}
      aria-label={t('show.label')}
      onTabSelect={(_, { value }) => setParams(value === 'archived' ? { show: 'archived' } : {}, { replace: true })}
    >
      <Tab value="published">{t('show.published')}</Tab>
      <Tab value="archived">{t('show.archived')}</Tab>
    </TabList>
  );
  if (show === 'archived')
    return (
      <Screen title={t('heading', { domain })} text={t('text')}>
        {tabs}
        <ArchivedActivities domain={domain} />
      </Screen>
    );
  return (
    <Screen title={t('heading', { domain })} text={t('text')}>
      {tabs}
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton rows={4} height={72} />}
      {data?.length === 0 && (
        <EmptyState title={t('none.title')} text={t('none.text')} action={<Editor domain={domain} />} />
      )}
      {data && data.length > 0 && <ActivityTable domain={domain} items={data} />}
    </Screen>
  );
}

function Editor({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-activities');
  const { link } = useTableStyles();
  return (
    <Link className={link} to={places.assistants(domain)}>
      {t('none.edit')}
    </Link>
  );
}

function ActivityTable({ domain, items }: { domain: string; items: readonly DomainActivity[] }): ReactNode {
  const { t } = useTranslation('admin-activities');
  const rows = useTableStyles();
  const own = useStyles();
  return (
    <table className={rows.table} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.activity')}</th>
          <th scope="col">{t('column.state')}</th>
          <th scope="col" className={own.wide}>
            {t('column.funnel')}
          </th>
          <th scope="col">{t('column.left')}</th>
          <th scope="col">{t('column.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <Row key={one.id} domain={domain} one={one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ domain, one }: { domain: string; one: DomainActivity }): ReactNode {
  const { t, i18n } = useTranslation('admin-activities');
  const rows = useTableStyles();
  const styles = useActivitiesStyles();
  const { id, title, kind, places: seats, prizes, note } = one;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const timeOf = (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  return (
    <tr>
      <td>
        <Link className={styles.name} to={places.activity(domain, id)}>
          {title}
        </Link>
        <div className={rows.quiet}>
          {t(`kind.${kind}`)} · {id}
        </div>
      </td>
      <td>
        <ActivityStateBadge state={one.state} />
        <div className={rows.quiet}>
          <Clock one={one} />
        </div>
        {note && <div className={rows.quiet}>{note}</div>}
        {one.waiting && (
          <div role="status">{t('waiting', { count: one.waiting.count, time: timeOf(one.waiting.since) })}</div>
        )}
      </td>
      <td>
        <Funnel funnel={one.funnel} hasPrizes={prizes.length > 0} />
      </td>
      <td>
        {seats && <div>{t('places', { taken: number(seats.taken), total: number(seats.total) })}</div>}
        {prizes.map((prize) => (
          <div key={prize.id}>
            {t('prize', { title: prize.title, left: number(prize.stock - prize.given), stock: number(prize.stock) })}
          </div>
        ))}
        {!seats && prizes.length === 0 && <span className={rows.quiet}>{t('unlimited')}</span>}
      </td>
      <td>
        <ActButtons domain={domain} one={one} />
      </td>
    </tr>
  );
}

/** What happens next, and when. */
function Clock({ one: { state, visibleAt, opensAt, closesAt } }: { one: DomainActivity }): ReactNode {
  const { t, i18n } = useTranslation('admin-activities');
  if (state === 'cancelled') return null;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const [words, at] =
    state === 'hidden'
      ? [t('clock.visible'), visibleAt]
      : state === 'soon'
        ? [t('clock.opens'), opensAt]
        : state === 'closed'
          ? [t('clock.closed'), closesAt]
          : [t('clock.closes'), closesAt];
  return (
    <>
      {words} <time dateTime={at}>{time.format(new Date(at))}</time>
    </>
  );
}
