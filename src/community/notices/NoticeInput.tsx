import { useId } from 'react';
import { useWriteStyles } from '../write/write-styles';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'datetime-local';
  maxLength?: number;
  hint?: string | undefined;
  fault?: string | undefined;
}

/** A native field with its label above, and what is wrong below. */
export function NoticeInput({ label, value, onChange, type = 'text', maxLength, hint, fault }: Props) {
  const styles = useWriteStyles();
  const id = useId();
  const said = fault ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        className={styles.control}
        value={value}
        maxLength={maxLength}
        aria-invalid={fault ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {said && (
        <p id={`${id}-said`} className={fault ? styles.fault : styles.quiet}>
          {said}
        </p>
      )}
    </div>
  );
}
