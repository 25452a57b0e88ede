import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { usePageName } from '../preview/use-page-name';
import { CellCard } from './CellCard';
import type { Cell, Verdict } from './cell';
import { gatherCells } from './gather-cells';

const useStyles = makeStyles({
  title: { margin: '8px 0 0', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 184px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  // Views out of sight are neither laid out nor painted: a run changes one card after the other.
  item: { display: 'grid', minWidth: 0, contentVisibility: 'auto', containIntrinsicHeight: 'auto 96px' },
});

interface Props {
  cells: readonly Cell[];
  verdicts: ReadonlyMap<string, Verdict>;
  /** If absent, views are not split into changed and unchanged. */
  compared?: boolean;
  /** Faults first; while a run goes on, cards keep their places. */
  sorted?: boolean;
}

/** The views, those changed by the draft first. */
export function CellGrid({ cells, verdicts, compared = true, sorted = false }: Props): ReactNode {
  const { t } = useTranslation('admin-preview');
  const changed = useMemo(() => cells.filter((cell) => cell.changed), [cells]);
  const others = useMemo(() => cells.filter((cell) => !cell.changed), [cells]);
  if (!compared) return <Cells cells={cells} verdicts={verdicts} sorted={sorted} />;
  return (
    <>
      {changed.length > 0 && (
        <Cells
          title={t('matrix.changed', { count: changed.length })}
          cells={changed}
          verdicts={verdicts}
          sorted={sorted}
        />
      )}
      {others.length > 0 && (
        <Cells
          title={t('matrix.unchanged', { count: others.length })}
          cells={others}
          verdicts={verdicts}
          sorted={sorted}
        />
      )}
    </>
  );
}

function Cells({ title, cells, verdicts, sorted = false }: Omit<Props, 'compared'> & { title?: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const nameOf = usePageName();
  const gathered = useMemo(() => gatherCells(cells, verdicts, sorted), [cells, verdicts, sorted]);
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.grid}>
        {gathered.map(({ cell, twins }) => (
          <li key={cell.key} className={styles.item}>
            <CellCard
              cell={cell}
              name={cell.label ?? nameOf(cell.context.route)}
              roles={[cell, ...twins].map(({ context }) => t(`role.${context.role}`)).join(t('matrix.comma'))}
              verdict={verdicts.get(cell.key)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
