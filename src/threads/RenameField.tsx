import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useThreadsStyles } from './threads-styles';

interface Props {
  title: string;
  label: string;
  longest?: number;
  /** `stay` is true after Enter: unlike on blur, the focus has not moved elsewhere. */
  onDone: (title: string, stay: boolean) => void;
}

/** Edits the title in place. Enter and blur save it; the row handles Escape. */
export function RenameField({ title, label, longest = 200, onDone }: Props): ReactNode {
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
      maxLength={longest}
      aria-label={label}
      dir="auto"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => !left.current && onDone(text.trim(), false)}
      onKeyDown={(event) => {
        const { key, nativeEvent } = event;
        if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
        left.current = true;
        if (key !== 'Enter') return;
        // Otherwise, the same key press also activates the button that receives the focus.
        event.preventDefault();
        onDone(text.trim(), true);
      }}
    />
  );
}
