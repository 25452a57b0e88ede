import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  scroll: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: {
    borderCollapse: 'collapse',
    width: '100%',
    fontSize: '14px',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'normal',
    '& caption': { textAlign: 'start', paddingBottom: '4px', color: tokens.colorNeutralForeground2 },
    '& th, & td': {
      padding: '6px 12px 6px 0',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

export interface ValueTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Columns of numbers, which stand to the right. */
  numeric?: readonly number[];
}

/** A table of values that scrolls sideways by itself where it is wider than the page. */
export function ValueTable({ caption, head, rows, numeric = [] }: ValueTableProps): ReactNode {
  const styles = useStyles();
  const look = (i: number) => (numeric.includes(i) ? 'number' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, i) => (
              <th key={name} scope="col" className={look(i)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one result never move
            <tr key={n}>
              {row.map((cell, i) => (
                <td key={head[i]} className={look(i)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
