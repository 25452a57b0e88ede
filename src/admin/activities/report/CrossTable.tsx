import { Field, Select } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCrossActivityAnswersQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../../shell/ErrorBar';
import { RowsSkeleton } from '../../shell/RowsSkeleton';
import { useActivitiesStyles } from '../activities-styles';
import type { ActivityPlace } from './QuestionCounts';
import type { ActivityReport } from './Report';
import { useWideTableStyles } from './wide-table-styles';

interface Props {
  place: ActivityPlace;
  /** At least two. */
  questions: ActivityReport['questions'];
}

/** Two questions against each other. */
export function CrossTable({ place, questions }: Props): ReactNode {
  const { t } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  const [row, setRow] = useState(questions[0]?.id ?? '');
  const [column, setColumn] = useState(questions[1]?.id ?? '');
  const choice = (label: string, value: string, set: (id: string) => void) => (
    <Field label={label} className={styles.choice}>
      <Select value={value} onChange={(_, data) => set(data.value)}>
        {questions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <div className={styles.section}>
      <h3 className={styles.title}>{t('report.cross')}</h3>
      <div className={styles.actions}>
        {choice(t('report.rows'), row, setRow)}
        {choice(t('report.columns'), column, setColumn)}
      </div>
      {row === column ? (
        <p className={styles.quiet}>{t('report.same')}</p>
      ) : (
        <Counts place={place} row={row} column={column} />
      )}
    </div>
  );
}

function Counts({ place, row, column }: { place: ActivityPlace; row: string; column: string }): ReactNode {
  const { t, i18n } = useTranslation('admin-activities');
  const { number } = useActivitiesStyles();
  const wide = useWideTableStyles();
  const { currentData: data, error, refetch } = useCrossActivityAnswersQuery({ ...place, row, column });
  if (error !== undefined) return <ErrorBar title={t('report.failed')} error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} height={32} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={wide.scrolls} tabIndex={0} aria-label={t('report.cross')}>
      <table className={wide.table}>
        <thead>
          <tr>
            <td />
            {data.columns.map((label) => (
              <th key={label} scope="col" className={number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((label, n) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {data.counts[n]?.map((count, at) => (
                <td key={data.columns[at]} className={number}>
                  {count?.toLocaleString(i18n.language) ?? t('report.under')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
