import { type ReactNode, useId } from 'react';
import { useWriteStyles } from './write-styles';

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A native select with its label above. */
export function Select({ label, value, onChange, children }: SelectProps) {
  const styles = useWriteStyles();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.control} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}
