import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useTableStyles } from '../shell/table-styles';
import { useMarketAdminStyles } from './market-styles';

interface Props {
  title: string;
  columns: readonly string[];
  /** Rows of the table; undefined while they load. */
  rows: ReactNode[] | undefined;
  /** What is said if there are no rows. */
  none: string;
  error: ComponentProps<typeof ErrorBar>['error'];
  onRetry: () => void;
  /** Stands between the title and the table. */
  lead?: ReactNode;
  /** Stands below the table. */
  children?: ReactNode;
}

/** A part of the market's page: what operators decide on, as a table under its title. */
export function DecisionTable({ title, columns, rows, none, error, onRetry, lead, children }: Props): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const { table } = useTableStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead}
      {error !== undefined && !rows && <ErrorBar title={t('failed')} error={error} onRetry={onRetry} />}
      {rows?.length === 0 && <p className={styles.quiet}>{none}</p>}
      {rows && rows.length > 0 && (
        <div className={styles.wide}>
          <table className={table} aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
      )}
      {children}
    </section>
  );
}
