import { makeStyles, tokens } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useFieldState } from './use-field-state';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '2px', minHeight: '28px' },
  choice: { display: 'flex', alignItems: 'center', gap: '8px', flexGrow: 1, cursor: 'pointer' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

export interface CheckListRow<Value> {
  value: Value;
  name: string;
  note?: string | undefined;
}

interface Props<Value> {
  field: WidgetProps;
  rows: readonly CheckListRow<Value>[];
  checked: readonly Value[];
  onToggle: (value: Value) => void;
  /** Next to a row, such as buttons. */
  aside?: (row: CheckListRow<Value>, index: number) => ReactNode;
}

/** Checkboxes of a field that holds several values. */
export function CheckList<Value>({ field, rows, checked, onToggle, aside }: Props<Value>): ReactNode {
  const styles = useStyles();
  const { id, label, readonly, schema } = field;
  const { describedBy } = useFieldState(id, schema);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in addition to the field's label.
    <div role="group" id={id} aria-label={label} aria-describedby={describedBy}>
      <ul className={styles.list}>
        {rows.map((row, index) => (
          <li key={String(row.value)} className={styles.row}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                disabled={readonly}
                checked={checked.includes(row.value)}
                onChange={() => onToggle(row.value)}
              />
              {row.name} {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
            </label>
            {aside?.(row, index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
