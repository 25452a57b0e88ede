import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HistoryFilter, readHistoryQuery } from './read-history-query';

export interface HistoryAddress extends HistoryFilter {
  page: number;
  setKeyword: (keyword: string) => void;
  setTag: (tag: string) => void;
  hrefOf: (page: number) => string;
}

const paramsOf = ({ keyword, tag }: HistoryFilter, page = 1) =>
  new URLSearchParams({ ...(keyword && { q: keyword }), ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });

/** Address of the list with one tag. */
export const hrefOfTag = (tag: string): string => `/qa-list?${paramsOf({ keyword: '', tag })}`;

/** Keeps filter and page in the URL, so Back restores both. */
export function useHistoryAddress(): HistoryAddress {
  const [query, setQuery] = useSearchParams();
  const { page, keyword, tag } = readHistoryQuery(Object.fromEntries(query));
  const filter = useCallback(
    (next: HistoryFilter) => setQuery(paramsOf(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const setKeyword = useCallback((next: string) => filter({ keyword: next, tag }), [filter, tag]);
  const setTag = useCallback((next: string) => filter({ keyword, tag: next }), [filter, keyword]);
  const hrefOf = (to: number) => {
    const next = paramsOf({ keyword, tag }, to).toString();
    return `/qa-list${next && `?${next}`}`;
  };
  return { page, keyword, tag, setKeyword, setTag, hrefOf };
}
