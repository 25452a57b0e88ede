import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useListActivityTextsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../../shell/ErrorBar';
import { RowsSkeleton } from '../../shell/RowsSkeleton';
import { useActivitiesStyles } from '../activities-styles';
import type { ActivityReport } from './Report';
import { useWideTableStyles } from './wide-table-styles';

type Question = ActivityReport['questions'][number];
export interface ActivityPlace {
  domain: string;
  id: string;
}

const useStyles = makeStyles({
  root: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    minWidth: 0,
  },
  title: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, overflowWrap: 'anywhere' },
  list: { display: 'grid', gap: '6px', margin: '8px 0 0', padding: 0, listStyleType: 'none' },
  bar: { height: '6px', borderRadius: '3px', backgroundColor: tokens.colorBrandBackground },
  line: { display: 'flex', justifyContent: 'space-between', gap: '12px', overflowWrap: 'anywhere' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** What people answered to one question. */
export function QuestionCounts({ place, question }: { place: ActivityPlace; question: Question }): ReactNode {
  const styles = useStyles();
  const { quiet } = useActivitiesStyles();
  const { t, i18n } = useTranslation('admin-activities');
  const { title, type, answered, mean, cells, rows } = question;
  const most = Math.max(1, ...cells.map(({ count }) => count ?? 0));
  const number = (value: number | null) => value?.toLocaleString(i18n.language) ?? t('report.under');
  const id = useId();
  // A table is a region of its own, and two of the same name would be one too many.
  const Frame = rows.length > 0 ? 'div' : 'section';
  return (
    <Frame className={styles.root} {...(rows.length === 0 && { 'aria-labelledby': id })}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={quiet}>
        {answered === null ? t('report.few') : t('report.answered', { count: answered })}
        {mean !== null && ` ${t('report.mean', { mean: number(mean) })}`}
        {type === 'ranking' && ` ${t('report.first')}`}
      </p>
      {cells.length > 0 && (
        <ul className={styles.list}>
          {cells.map(({ label, count }) => (
            <li key={label}>
              <div className={styles.line}>
                <span>{label}</span>
                <strong>{number(count)}</strong>
              </div>
              <div className={styles.bar} style={{ width: `${((count ?? 0) / most) * 100}%` }} />
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <Matrix name={id} rows={rows} number={number} />}
      {(type === 'text' || type === 'long') && answered !== null && answered > 0 && (
        <Texts place={place} question={question.id} title={title} />
      )}
    </Frame>
  );
}

interface MatrixProps extends Pick<Question, 'rows'> {
  /** Id of the element that names it. */
  name: string;
  number: (value: number | null) => string;
}

function Matrix({ name, rows, number }: MatrixProps) {
  const wide = useWideTableStyles();
  const { number: cell } = useActivitiesStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={wide.scrolls} tabIndex={0} aria-labelledby={name}>
      <table className={wide.table}>
        <thead>
          <tr>
            <td />
            {rows[0]?.cells.map(({ label }) => (
              <th key={label} scope="col" className={cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((one) => (
                <td key={one.label} className={cell}>
                  {number(one.count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Texts({ place, question, title }: { place: ActivityPlace; question: string; title: string }): ReactNode {
  const styles = useStyles();
  const { quiet, actions } = useActivitiesStyles();
  const { t } = useTranslation('admin-activities');
  const [pageNum, setPage] = useState(0);
  const { data, error, refetch } = useListActivityTextsQuery({ ...place, question, pageNum }, { skip: pageNum === 0 });
  if (pageNum === 0)
    return (
      <Button size="small" aria-label={t('report.textsOf', { title })} onClick={() => setPage(1)}>
        {t('report.texts')}
      </Button>
    );
  if (error !== undefined) return <ErrorBar title={t('report.failed')} error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} height={24} />;
  const { list, total, pageSize } = data;
  return (
    <>
      <ul className={styles.list}>
        {Object.entries(list).map(([place, text]) => (
          <li key={place} className={styles.text}>
            {text}
          </li>
        ))}
      </ul>
      {total === 0 && <p className={quiet}>{t('report.few')}</p>}
      {total > pageSize && (
        <div className={actions}>
          <Button size="small" disabledFocusable={pageNum === 1} onClick={() => setPage(pageNum - 1)}>
            {t('report.earlier')}
          </Button>
          <Button size="small" disabledFocusable={pageNum * pageSize >= total} onClick={() => setPage(pageNum + 1)}>
            {t('report.later')}
          </Button>
          <span className={quiet}>{t('report.page', { page: pageNum, pages: Math.ceil(total / pageSize) })}</span>
        </div>
      )}
    </>
  );
}
