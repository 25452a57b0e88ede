import { type ReactNode, useId } from 'react';
import { useAssistantStyles } from '../assistant-styles';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  note?: string | undefined;
  onChoose: (value: string) => void;
}

/** One of a few, under its label. */
export function ChoiceEntry({ label, value, options, note, onChoose }: Props): ReactNode {
  const styles = useAssistantStyles();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.field}
        style={{ display: 'block', width: '100%', marginTop: 4 }}
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} className={styles.quiet}>
          {note}
        </p>
      )}
    </div>
  );
}
