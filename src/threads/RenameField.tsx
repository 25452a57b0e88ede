import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useThreadsStyles } from './threads-styles';

interface Props {
  title: string;
  label: string;
  /** `stay`: by key, so the focus has nowhere else to go. */
  onDone: (title: string, stay: boolean) => void;
}

/** The title, typed where it stands. Enter and leaving keep it; Escape is the row's. */
export function RenameField({ title, label, onDone }: Props): ReactNode {
  const styles = useThreadsStyles();
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <input
      ref={field}
      className={styles.rename}
      value={text}
      maxLength={200}
      aria-label={label}
      dir="auto"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => !left.current && onDone(text.trim(), false)}
      onKeyDown={(event) => {
        const { key, nativeEvent } = event;
        if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
        left.current = true;
        if (key !== 'Enter') return;
        // Else the same press would also be one of the button that gets the focus.
        event.preventDefault();
        onDone(text.trim(), true);
      }}
    />
  );
}
