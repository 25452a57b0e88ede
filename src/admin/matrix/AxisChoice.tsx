import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  legend: { float: 'left', minWidth: '120px', padding: 0, color: tokens.colorNeutralForeground2 },
  option: { minWidth: 0 },
});

interface Props<T> {
  label: string;
  options: readonly { value: T; text: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** One axis: any of its values, at least one. */
export function AxisChoice<T extends string | number>({ label, options, chosen, onChange }: Props<T>): ReactNode {
  const styles = useStyles();
  const toggle = (value: T) => {
    const next = options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value));
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ value, text }) => (
        <ToggleButton
          key={value}
          size="small"
          className={styles.option}
          checked={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {text}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
