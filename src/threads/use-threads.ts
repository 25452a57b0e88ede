import { useEffect, useRef, useState } from 'react';
import type { Data } from '@/api/paths';
import { useListHistoryQuery } from '@/api/questions';
import { dateGroup } from '@/lib/date-group';

export type Thread = Data<'listHistory'>['list'][number];
export type ThreadGroup = 'pinned' | 'today' | 'yesterday' | 'week' | 'older';

/** The thread on the page. */
export interface OpenThread {
  id: string;
  title: string;
  /** Started by this visitor, so it belongs in the list before the server returns it. */
  mine: boolean;
}

const ORDER: readonly ThreadGroup[] = ['pinned', 'today', 'yesterday', 'week', 'older'];
const MOST_PINNED = 50;
/** Polling interval while an answer runs: its end reaches the page slightly before the list. */
const UNFINISHED_MS = 3000;
/** The list changes with each question, so cached data is shown only until the refetch completes. */
const ANEW = { refetchOnMountOrArgChange: true };

/** The person's own threads, with pinned ones listed separately. A search covers all of them. */
export function useThreads(keyword: string, size: number, open: OpenThread | undefined, moment: unknown) {
  const [unfinished, setUnfinished] = useState(false);
  const pinned = useListHistoryQuery(
    { page: 1, pageSize: MOST_PINNED, pinned: true },
    { ...ANEW, skip: keyword !== '' },
  );
  const rest = useListHistoryQuery(
    { page: 1, pageSize: size, ...(keyword ? { keyword } : { pinned: false }) },
    { ...ANEW, pollingInterval: unfinished ? UNFINISHED_MS : 0 },
  );
  const running = rest.data?.list.some(({ status }) => status === 'running') ?? false;
  useEffect(() => setUnfinished(running), [running]);
  const refetch = () => {
    if (!keyword) void pinned.refetch();
    void rest.refetch();
  };
  useRefetchAfter(moment, refetch);
  const error = rest.currentData ? undefined : rest.error;
  const found = error ? [] : (rest.data?.list ?? []);
  const listed = [...((!keyword && pinned.data?.list) || []), ...found];
  const ready =
    !error && rest.data !== undefined && (keyword !== '' || pinned.data !== undefined || pinned.error !== undefined);
  return {
    groups: groupThreads(keyword || !ready ? listed : withOpen(listed, open), Date.now()),
    more: ready && (rest.data?.total ?? 0) > found.length,
    ready,
    error,
    busy: rest.isFetching,
    refetch,
  };
}

function useRefetchAfter(moment: unknown, refetch: () => void): void {
  const known = useRef(moment);
  const latest = useRef(refetch);
  latest.current = refetch;
  useEffect(() => {
    if (known.current === moment) return;
    known.current = moment;
    latest.current();
  }, [moment]);
}

/** Adds a thread that has just started to the list. */
export function withOpen(listed: readonly Thread[], open: OpenThread | undefined): Thread[] {
  if (!open?.mine || open.title === '' || listed.some(({ id }) => id === open.id)) return [...listed];
  const now = new Date().toISOString();
  return [{ id: open.id, title: open.title, createdAt: now, updatedAt: now }, ...listed];
}

export function groupThreads(threads: readonly Thread[], now: number): { group: ThreadGroup; threads: Thread[] }[] {
  const groupOf = ({ pinned, updatedAt }: Thread): ThreadGroup => {
    const day = dateGroup(Date.parse(updatedAt), now);
    if (pinned) return 'pinned';
    return day === 'month' ? 'older' : day;
  };
  return ORDER.map((group) => ({ group, threads: threads.filter((each) => groupOf(each) === group) })).filter(
    (each) => each.threads.length > 0,
  );
}
