import { useState } from 'react';
import { newId } from '@/browser/new-id';
import { readValue, writeValue } from '@/browser/stored-value';

interface Kept {
  id: string;
  content: string;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && typeof (value as Kept).content === 'string';
const storage = () => localStorage;

/** What is typed under a key stays in this browser until it is published, with the id that it will have. */
export function useKeptReply(key: string, first = '') {
  const [kept, setKept] = useState<Kept>(() => readValue(storage, key, isKept) ?? { id: newId(), content: first });
  const change = (content: string) => {
    const next = { ...kept, content };
    setKept(next);
    writeValue(storage, key, content === first ? null : next);
  };
  const clear = () => {
    writeValue(storage, key, null);
    setKept({ id: newId(), content: first });
  };
  return { kept, change, clear };
}

/** Whether something typed under this key waits to be published. */
export const hasKept = (key: string): boolean => readValue(storage, key, isKept) !== undefined;
