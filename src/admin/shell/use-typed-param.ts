import { useEffect, useEffectEvent, useState } from 'react';

/** Longer than the pause between two letters of a word; the URL is updated after it. */
const REST_MS = 300;

/**
 * A field whose text is in the URL. The URL follows when typing pauses: updated with every letter, it came back to the field a moment
 * later, moved the caret to the end, and queried the server each time.
 */
export function useTypedParam(
  said: string,
  write: (text: string) => void,
): { text: string; type: (text: string) => void; submit: () => void } {
  const [field, setField] = useState({ text: said, seen: said, sent: said });
  // Takes over changes from elsewhere, such as browser Back or a button that clears everything.
  if (said !== field.seen) setField(said === field.sent ? { ...field, seen: said } : textOf(said));
  const submit = () => {
    if (field.text === field.sent) return;
    setField({ ...field, sent: field.text });
    write(field.text);
  };
  const rest = useEffectEvent(submit);
  const { text } = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the wait.
  useEffect(() => {
    const timer = setTimeout(() => rest(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type: (next) => setField((now) => ({ ...now, text: next })), submit };
}

const textOf = (said: string) => ({ text: said, seen: said, sent: said });
