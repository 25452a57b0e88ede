import { Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';

const useStyles = makeStyles({
  root: { minWidth: 0, maxWidth: '150px' },
  stacked: { maxWidth: 'none' },
});

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
  /** With its name above. */
  stacked?: boolean;
}

/** One select of the toolbar; native, so it opens fast and works with every keyboard and screen reader. */
export function ToolSelect<T extends string>({ label, value, options, onChange, stacked }: Props<T>): ReactNode {
  const styles = useStyles();
  // A finger needs more than a pointer.
  const large = usePanelMode() === 'sheet' || stacked;
  const select = (
    <Select
      size={large ? 'medium' : 'small'}
      className={mergeClasses(styles.root, stacked && styles.stacked)}
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
  return stacked ? <Field label={label}>{select}</Field> : select;
}
