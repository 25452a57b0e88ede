import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    padding: '8px',
    marginBottom: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    backgroundColor: tokens.colorNeutralBackground1,
  },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(8, 28px)', gap: '3px' },
  cell: {
    width: '28px',
    height: '24px',
    padding: 0,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    borderRadius: '2px',
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  inside: { backgroundColor: tokens.colorBrandBackground2 },
  size: { margin: '6px 0 0', fontSize: '13px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

const [ROWS, COLUMNS] = [6, 8];
const MOVES: Record<string, [number, number] | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const cells = Array.from({ length: ROWS * COLUMNS }, (_, at) => [Math.floor(at / COLUMNS) + 1, (at % COLUMNS) + 1]);

interface Props {
  onChoose: (rows: number, columns: number) => void;
  onClose: () => void;
}

/** Chooses the size of a table: by the mouse, or with the arrow keys and Enter. */
export function TableGrid({ onChoose, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('community');
  const [[rows, columns], setSize] = useState<[number, number]>([2, 3]);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (event.key === 'Escape') onClose();
    if (!by) return;
    event.preventDefault();
    const within = (n: number, most: number) => Math.min(Math.max(n, 1), most);
    const next: [number, number] = [within(rows + by[0], ROWS), within(columns + by[1], COLUMNS)];
    setSize(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.join()}"]`)?.focus();
  };
  return (
    <div className={styles.root}>
      <div ref={grid} role="toolbar" aria-label={t('table.label')} className={styles.grid} onKeyDown={move}>
        {cells.map(([row = 1, column = 1]) => (
          <button
            key={`${row},${column}`}
            type="button"
            data-cell={`${row},${column}`}
            tabIndex={row === rows && column === columns ? 0 : -1}
            aria-label={t('table.size', { rows: row, columns: column })}
            className={mergeClasses(styles.cell, row <= rows && column <= columns && styles.inside)}
            onMouseEnter={() => setSize([row, column])}
            onFocus={() => setSize([row, column])}
            onClick={() => onChoose(row, column)}
          />
        ))}
      </div>
      <p className={styles.size} aria-hidden>
        {t('table.size', { rows, columns })}
      </p>
    </div>
  );
}
