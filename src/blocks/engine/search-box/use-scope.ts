import { useState } from 'react';
import { readList, writeList } from '@/browser/stored-list';

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** The knowledge bases to search, at least one. Stored ids that the domain no longer offers are ignored. */
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
    // Stores nothing if all are chosen, so that a knowledge base added later is included.
    writeList(key, next.length === offered.length ? [] : next);
  };
  return { chosen, toggle };
}
