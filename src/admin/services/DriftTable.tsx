import type { ReactNode } from 'react';
import { useListServiceDriftQuery } from '@/api/services';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { useTableStyles } from '../shell/table-styles';
import { useServicesStyles } from './services-styles';

/** Where and how often answers of a service differed: places and counts, never values. */
export function DriftTable({ prefix }: { prefix: string }): ReactNode {
  const { t } = useTranslation('admin-services');
  const styles = useServicesStyles();
  const rows = useTableStyles();
  const { currentData, error, refetch } = useListServiceDriftQuery({ prefix }, { refetchOnMountOrArgChange: true });
  if (error !== undefined) return <ErrorBar title={t('drift.failed')} error={error} onRetry={refetch} />;
  if (!currentData) return <RowsSkeleton />;
  if (currentData.length === 0) return <p className={styles.text}>{t('drift.none')}</p>;
  return (
    <table className={rows.table} aria-label={t('drift.title', { prefix })}>
      <thead>
        <tr>
          <th scope="col">{t('call')}</th>
          <th scope="col">{t('drift.place')}</th>
          <th scope="col">{t('drift.kind')}</th>
          <th scope="col">{t('drift.times')}</th>
          <th scope="col">{t('drift.last')}</th>
        </tr>
      </thead>
      <tbody>
        {currentData.map(({ call, way, pointer, kind, count, lastAt }) => (
          <tr key={`${call} ${way} ${kind} ${pointer}`}>
            <td>
              {call}
              <div className={styles.quiet}>{t(`drift.seen.${way}`)}</div>
            </td>
            <td className={styles.code}>{pointer === '' ? t('drift.whole') : pointer}</td>
            <td>{t(`drift.kinds.${kind}`)}</td>
            <td>{count}</td>
            <td>
              <RelativeTime at={lastAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
