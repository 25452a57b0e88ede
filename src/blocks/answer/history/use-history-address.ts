import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface HistoryAddress {
  page: number;
  keyword: string;
  setKeyword: (keyword: string) => void;
  hrefOf: (page: number) => string;
}

/** Filter and page stand in the address: Back returns to both. */
export function useHistoryAddress(): HistoryAddress {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const keyword = (query.get('q') ?? '').slice(0, 200);
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
