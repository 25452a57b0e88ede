import { useCallback, useState } from 'react';
import { readList, writeList } from '@/browser/stored-list';
import { addRecent } from './recents';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Recent questions in this domain, kept in this browser only. */
export function useRecents(domain: string) {
  const key = `mw:recents:${domain}`;
  const [recents, setRecents] = useState(() => readList(key, isText));
  const put = useCallback(
    (next: string[]) => {
      setRecents(next);
      writeList(key, next);
    },
    [key],
  );
  return {
    recents,
    add: (text: string) => put(addRecent(recents, text)),
    remove: (text: string) => put(recents.filter((each) => each !== text)),
    clear: () => put([]),
  };
}
