import { makeStyles, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ root: { minWidth: 0, maxWidth: '180px' } });

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** One select of the toolbar; native, so it opens fast and works with every keyboard and screen reader. */
export function ToolSelect<T extends string>({ label, value, options, onChange }: Props<T>): ReactNode {
  const styles = useStyles();
  return (
    <Select
      size="small"
      className={styles.root}
      aria-label={label}
      title={label}
      value={value}
      onChange={(_, data) => {
        const chosen = options.find((option) => option.value === data.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Select>
  );
}
