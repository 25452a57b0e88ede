import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { DomainActivity } from '../ActivitiesPage';
import { useActivitiesStyles } from '../activities-styles';
import { stepsOf } from '../Funnel';
import { useWideTableStyles } from './wide-table-styles';

interface Props {
  title: string;
  /** Of the first column. */
  head: string;
  hasPrizes: boolean;
  rows: readonly { name: string; funnel: DomainActivity['funnel'] }[];
}

/** How far people came, group by group. */
export function FunnelTable({ title, head, hasPrizes, rows }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  const wide = useWideTableStyles();
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('report.nobody')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className={wide.scrolls} tabIndex={0} aria-label={title}>
          <table className={wide.table}>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {stepsOf(hasPrizes).map((step) => (
                  <th key={step} scope="col" className={styles.number}>
                    {t(`funnel.${step}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, funnel }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {stepsOf(hasPrizes).map((step) => (
                    <td key={step} className={styles.number}>
                      {funnel[step].toLocaleString(i18n.language)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
