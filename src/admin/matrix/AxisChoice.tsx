import { makeStyles, mergeClasses, shorthands, ToggleButton, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PHONE } from '../shell/table-styles';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    // Beside its values, which keep their own column when they wrap.
    gridTemplateColumns: '120px 1fr',
    alignItems: 'baseline',
    gap: '2px 8px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    [PHONE]: { gridTemplateColumns: '1fr' },
  },
  // Browsers place a legend themselves unless it floats.
  legend: { float: 'left', padding: 0, color: tokens.colorNeutralForeground2 },
  options: { display: 'flex', flexWrap: 'wrap', gap: '4px', minWidth: 0 },
  option: { minWidth: 0 },
  // A slightly lighter shade is hard to see in dark mode.
  chosen: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    ...shorthands.borderColor(tokens.colorBrandStroke1),
    fontWeight: tokens.fontWeightSemibold,
    ':hover': {
      color: tokens.colorBrandForeground2Hover,
      backgroundColor: tokens.colorBrandBackground2Hover,
      ...shorthands.borderColor(tokens.colorBrandStroke1),
    },
  },
});

interface Props<T> {
  label: string;
  options: readonly { value: T; text: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** Selects one or more values of one axis. */
export function AxisChoice<T extends string | number>({ label, options, chosen, onChange }: Props<T>): ReactNode {
  const styles = useStyles();
  const toggle = (value: T) => {
    const next = options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value));
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, text }) => (
          <ToggleButton
            key={value}
            size="small"
            className={mergeClasses(styles.option, chosen.includes(value) && styles.chosen)}
            checked={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {text}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  );
}
