import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HistoryFilter, readHistoryQuery } from './read-history-query';

export interface HistoryAddress extends HistoryFilter {
  page: number;
  setKeyword: (keyword: string) => void;
  setTag: (tag: string) => void;
  setAssistant: (assistant: string) => void;
  hrefOf: (page: number) => string;
}

const paramsOf = ({ keyword, tag, assistant }: HistoryFilter, page = 1) =>
  new URLSearchParams({
    ...(keyword && { q: keyword }),
    ...(tag && { tag }),
    ...(assistant && { assistant }),
    ...(page > 1 && { page: String(page) }),
  });

/** Address of the list with one tag. */
export const hrefOfTag = (tag: string): string => `/qa-list?${paramsOf({ keyword: '', tag, assistant: '' })}`;

/** Keeps filter and page in the URL, so Back restores both. */
export function useHistoryAddress(): HistoryAddress {
  const [query, setQuery] = useSearchParams();
  const { page, keyword, tag, assistant } = readHistoryQuery(Object.fromEntries(query));
  const filter = useCallback(
    (next: HistoryFilter) => setQuery(paramsOf(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const setKeyword = useCallback((next: string) => filter({ keyword: next, tag, assistant }), [filter, tag, assistant]);
  const setTag = useCallback((next: string) => filter({ keyword, tag: next, assistant }), [filter, keyword, assistant]);
  const setAssistant = useCallback((next: string) => filter({ keyword, tag, assistant: next }), [filter, keyword, tag]);
  const hrefOf = (to: number) => {
    const next = paramsOf({ keyword, tag, assistant }, to).toString();
    return `/qa-list${next && `?${next}`}`;
  };
  return { page, keyword, tag, assistant, setKeyword, setTag, setAssistant, hrefOf };
}
