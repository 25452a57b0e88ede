import { type ReactNode, useId } from 'react';
import { useGetActivityReportQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../../shell/ErrorBar';
import { RowsSkeleton } from '../../shell/RowsSkeleton';
import { useActivitiesStyles } from '../activities-styles';
import { CrossTable } from './CrossTable';
import { FunnelTable } from './FunnelTable';
import { QuestionCounts } from './QuestionCounts';

export type ActivityReport = Data<'getActivityReport'>;

interface Props {
  domain: string;
  id: string;
  hasPrizes: boolean;
}

/** How far people came, day by day and from where, and what they answered. */
export function Report({ domain, id, hasPrizes }: Props): ReactNode {
  const { t } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  const heading = useId();
  const { data, error, refetch } = useGetActivityReportQuery({ domain, id }, { refetchOnMountOrArgChange: true });
  if (error !== undefined && !data) return <ErrorBar title={t('report.failed')} error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={4} height={56} />;
  const { days, sources, answered, questions } = data;
  return (
    <>
      <FunnelTable
        title={t('report.days')}
        head={t('report.day')}
        hasPrizes={hasPrizes}
        rows={days.map(({ day, funnel }) => ({ name: day, funnel }))}
      />
      <FunnelTable
        title={t('report.sources')}
        head={t('report.source')}
        hasPrizes={hasPrizes}
        rows={sources.map(({ source, funnel }) => ({
          name: source === null ? t('report.small') : source === '' ? t('report.direct') : source,
          funnel,
        }))}
      />
      {questions.length > 0 && (
        <section className={styles.section} aria-labelledby={heading}>
          <h2 id={heading} className={styles.title}>
            {t('report.questions')}
          </h2>
          <p className={styles.quiet}>
            {answered === null ? t('report.few') : t('report.answered', { count: answered })} {t('report.hidden')}
          </p>
          {questions.map((question) => (
            <QuestionCounts key={question.id} place={{ domain, id }} question={question} />
          ))}
          {questions.filter(({ crosses }) => crosses).length > 1 && (
            <CrossTable place={{ domain, id }} questions={questions.filter(({ crosses }) => crosses)} />
          )}
        </section>
      )}
    </>
  );
}
