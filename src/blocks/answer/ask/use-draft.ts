import { useCallback, useState } from 'react';
import { readList, writeList } from '@/browser/stored-list';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Keeps the typed text across reloads and crashes, per chat and per tab. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `mw:draft:${name}`;
  const [text, setText] = useState(() => readList(key, isText, tabStorage())[0] ?? '');
  const put = useCallback(
    (next: string) => {
      setText(next);
      writeList(key, next === '' ? [] : [next], tabStorage());
    },
    [key],
  );
  return [text, put];
}

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
