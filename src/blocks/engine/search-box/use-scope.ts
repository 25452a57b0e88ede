import { useState } from 'react';
import { readList, writeList } from '@/browser/stored-list';

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** Which of the domain's knowledge bases to search. At least one always is; what the domain no longer offers is forgotten. */
export function useScope(domain: string, offered: readonly number[]) {
  const key = `mw:scope:${domain}`;
  const [stored, setStored] = useState(() => readList(key, isId));
  const kept = offered.filter((id) => stored.includes(id));
  const chosen = kept.length > 0 ? kept : [...offered];
  const toggle = (id: number) => {
    const next = chosen.includes(id)
      ? chosen.filter((each) => each !== id)
      : offered.filter((each) => each === id || chosen.includes(each));
    if (next.length === 0) return;
    setStored(next);
    // All of them is the domain's own choice: a knowledge base added later is then searched too.
    writeList(key, next.length === offered.length ? [] : next);
  };
  return { chosen, toggle };
}
