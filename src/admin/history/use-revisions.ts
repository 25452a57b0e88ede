import { useCallback, useEffect, useMemo, useState } from 'react';
import { useListRevisionsQuery } from '@/api/admin';
import type { Data } from '@/api/paths';

export type RevisionEntry = Data<'listRevisions'>['items'][number];

const PAGE = 50;

interface Older {
  domain: string;
  items: readonly RevisionEntry[];
  /** What to pass on for the next page; null: the first revision is here. */
  next: number | null;
}

/** A domain's history, newest first, page by page. The newest page is kept up to date, older ones never change. */
export function useRevisions(domain: string) {
  const first = useListRevisionsQuery({ domain, limit: PAGE }, { refetchOnMountOrArgChange: true });
  const [older, setOlder] = useState<Older | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const page = useListRevisionsQuery({ domain, limit: PAGE, before: before ?? 1 }, { skip: before === null });
  // Asked for once more it is asked for anew.
  useEffect(() => {
    if (page.isError) setBefore(null);
  }, [page.isError]);
  const known = older?.domain === domain ? older : null;
  useEffect(() => {
    if (!page.currentData || before === null) return;
    const { items, next } = page.currentData;
    setOlder((old) => ({ domain, items: [...(old?.domain === domain ? old.items : []), ...items], next }));
    setBefore(null);
  }, [page.currentData, before, domain]);
  const newest = first.currentData;
  const items = useMemo(() => newest && unique([...newest.items, ...(known?.items ?? [])]), [newest, known]);
  const next = known ? known.next : (newest?.next ?? null);
  const loadMore = useCallback(() => setBefore(next), [next]);
  return {
    items,
    more: next !== null,
    loadMore,
    loading: page.isFetching,
    error: first.error,
    again: first.refetch,
  };
}

/** A publish pushes the last of the first page into the second. */
function unique(items: readonly RevisionEntry[]): RevisionEntry[] {
  return [...new Map(items.map((item) => [item.seq, item])).values()];
}
