import { makeStyles, tokens } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useFieldState } from './use-field-state';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '8px', minHeight: '28px', cursor: 'pointer' },
  box: { width: '16px', height: '16px', margin: 0, accentColor: tokens.colorBrandBackground },
  label: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase200 },
});

/** Shows the effective value: if unset, that of the layer below. */
export function SwitchBox({ id, value, label, readonly, onChange, schema }: WidgetProps): ReactNode {
  const styles = useStyles();
  const { instead, describedBy } = useFieldState(id, schema);
  const holds = typeof value === 'boolean' ? value : instead === true;
  return (
    <label className={styles.root}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={holds}
        disabled={readonly}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
