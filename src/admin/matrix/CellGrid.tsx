import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { CellCard } from './CellCard';
import type { Cell, Verdict } from './cell';

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
  item: { display: 'grid', minWidth: 0 },
});

interface Props {
  cells: readonly Cell[];
  verdicts: ReadonlyMap<string, Verdict>;
  /** If absent, views are not split into changed and unchanged. */
  compared?: boolean;
}

/** The views, those changed by the draft first. */
export function CellGrid({ cells, verdicts, compared = true }: Props): ReactNode {
  const { t } = useTranslation('admin-preview');
  const changed = cells.filter((cell) => cell.changed);
  const others = cells.filter((cell) => !cell.changed);
  if (!compared) return <Cells cells={cells} verdicts={verdicts} />;
  return (
    <>
      {changed.length > 0 && (
        <Cells title={t('matrix.changed', { count: changed.length })} cells={changed} verdicts={verdicts} />
      )}
      {others.length > 0 && (
        <Cells title={t('matrix.unchanged', { count: others.length })} cells={others} verdicts={verdicts} />
      )}
    </>
  );
}

function Cells({ title, cells, verdicts }: Omit<Props, 'compared'> & { title?: string }): ReactNode {
  const styles = useStyles();
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.grid}>
        {cells.map((cell) => (
          <li key={cell.key} className={styles.item}>
            <CellCard cell={cell} verdict={verdicts.get(cell.key)} />
          </li>
        ))}
      </ul>
    </>
  );
}
