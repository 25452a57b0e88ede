import { useCallback, useEffect, useState } from 'react';
import { useLazyListRevisionsQuery, useListRevisionsQuery } from '@/api/admin';
import type { Data } from '@/api/paths';

export type RevisionEntry = Data<'listRevisions'>['items'][number];

const PAGE = 50;

interface Seen {
  domain: string;
  items: readonly RevisionEntry[];
  /** Cursor for the next page; null once the first revision is loaded. */
  next: number | null;
}

/**
 * A domain's history, newest first, page by page. The newest page is kept up to date; older ones never change. `until`: a revision
 * named by the URL, down to which the list loads by itself.
 */
export function useRevisions(domain: string, until = Number.NaN) {
  const first = useListRevisionsQuery({ domain, limit: PAGE }, { refetchOnMountOrArgChange: true });
  const [ask, { isFetching }] = useLazyListRevisionsQuery();
  const [seen, setSeen] = useState<Seen | null>(null);
  const newest = first.currentData;
  useEffect(() => {
    if (!newest) return;
    setSeen((old) => {
      const start = { domain, items: newest.items, next: newest.next };
      if (old?.domain !== domain || isApart(newest, old.items)) return start;
      return { ...old, items: together(newest.items, old.items) };
    });
  }, [newest, domain]);
  const known = newest && seen?.domain === domain ? seen : undefined;
  const next = known?.next ?? null;
  const loadMore = useCallback(async () => {
    if (next === null) return;
    const { data } = await ask({ domain, limit: PAGE, before: next });
    // The failure has been reported, and the button is still there.
    if (data)
      setSeen((old) =>
        old?.domain === domain ? { ...old, items: together(old.items, data.items), next: data.next } : old,
      );
  }, [ask, domain, next]);
  const oldest = known?.items.at(-1)?.seq ?? Number.NaN;
  useEffect(() => {
    if (until < oldest) void loadMore();
  }, [until, oldest, loadMore]);
  return {
    items: known?.items,
    more: next !== null,
    loadMore: () => void loadMore(),
    loading: isFetching,
    error: first.error,
    again: first.refetch,
  };
}

/** So much was published since the last fetch that there may be a gap: the list starts over. */
function isApart({ items, next }: Data<'listRevisions'>, older: readonly RevisionEntry[]): boolean {
  const known = new Set(older.map(({ seq }) => seq));
  return next !== null && !items.some(({ seq }) => known.has(seq));
}

/** Without duplicates or gaps: publishing pushes the last revision of the first page into a page that is not fetched again. */
function together(newer: readonly RevisionEntry[], older: readonly RevisionEntry[]): RevisionEntry[] {
  const live = newer.some(({ published }) => published);
  const before = older.map((item) => (live && item.published ? { ...item, published: false } : item));
  const all = new Map([...before, ...newer].map((item) => [item.seq, item]));
  return [...all.values()].sort((a, b) => b.seq - a.seq);
}
