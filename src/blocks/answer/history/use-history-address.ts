import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readHistoryQuery } from './read-history-query';

export interface HistoryAddress {
  page: number;
  keyword: string;
  setKeyword: (keyword: string) => void;
  hrefOf: (page: number) => string;
}

/** Keeps filter and page in the URL, so Back restores both. */
export function useHistoryAddress(): HistoryAddress {
  const [query, setQuery] = useSearchParams();
  const { page, keyword } = readHistoryQuery(Object.fromEntries(query));
  const setKeyword = useCallback(
    (next: string) => setQuery(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const hrefOf = (to: number) => {
    const next = new URLSearchParams({
      ...(keyword && { q: keyword }),
      ...(to > 1 && { page: String(to) }),
    }).toString();
    return `/qa-list${next && `?${next}`}`;
  };
  return { page, keyword, setKeyword, hrefOf };
}
