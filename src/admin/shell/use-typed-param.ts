import { useEffect, useEffectEvent, useState } from 'react';

/** Between two letters of one word; what was typed stands in the address after it. */
const REST_MS = 300;

/**
 * A field whose text stands in the address. The address follows when the hand rests: written with every letter, it came back to the
 * field a moment later, set the caret to the end, and asked the server for each of them.
 */
export function useTypedParam(
  said: string,
  write: (text: string) => void,
): { text: string; type: (text: string) => void; submit: () => void } {
  const [field, setField] = useState({ text: said, seen: said, sent: said });
  // What was not written here, such as the way back or a button that clears everything, is taken over.
  if (said !== field.seen) setField(said === field.sent ? { ...field, seen: said } : textOf(said));
  const submit = () => {
    if (field.text === field.sent) return;
    setField({ ...field, sent: field.text });
    write(field.text);
  };
  const rest = useEffectEvent(submit);
  const { text } = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the wait anew.
  useEffect(() => {
    const timer = setTimeout(() => rest(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type: (next) => setField((now) => ({ ...now, text: next })), submit };
}

const textOf = (said: string) => ({ text: said, seen: said, sent: said });
