import { type Anchor, readAnchor } from './anchor';
import { type ChainEntry, hashOfEntry } from './chain-entry';

/** The first fault in the chain. */
export interface Break {
  seq: number;
  kind: 'changed' | 'missing' | 'misplaced' | 'beginning' | 'not-the-anchor' | 'cut-short';
}

export interface ChainVerdict {
  entries: number;
  /** The last entry. */
  head: Anchor | undefined;
  broken?: Break;
  /** Entries up to here expired, as recorded by an entry of the chain. */
  retired?: Anchor;
  /** The anchor is older than the remaining entries, so it proves nothing. */
  anchorGone?: boolean;
}

/**
 * Verifies the whole chain. If old entries were removed, it starts after `retired`, as recorded in the chain itself.
 * Only an anchor can reveal a log that was truncated, or rewritten from some entry on.
 */
export async function verifyChain(
  entries: AsyncIterable<ChainEntry> | Iterable<ChainEntry>,
  { retired, anchor }: { retired?: Anchor; anchor?: Anchor } = {},
): Promise<ChainVerdict> {
  const verdict: ChainVerdict = { entries: 0, head: retired, retired };
  let before = retired;
  const stop = (kind: Break['kind'], seq: number): ChainVerdict => ({ ...verdict, broken: { kind, seq } });
  if (retired && anchor && anchor.seq < retired.seq) verdict.anchorGone = true;
  if (retired && anchor?.seq === retired.seq && anchor.hash !== retired.hash) return stop('not-the-anchor', anchor.seq);
  for await (const entry of entries) {
    const due = (before?.seq ?? 0) + 1;
    if (verdict.entries === 0 && entry.seq > due) return stop('beginning', entry.seq);
    if (entry.seq > due) return stop('missing', due);
    if (entry.seq < due) return stop('misplaced', entry.seq);
    if (entry.hash !== hashOfEntry(before?.hash ?? '', entry)) return stop('changed', entry.seq);
    if (anchor?.seq === entry.seq && anchor.hash !== entry.hash) return stop('not-the-anchor', entry.seq);
    before = { seq: entry.seq, hash: entry.hash };
    verdict.head = before;
    verdict.entries += 1;
  }
  const last = verdict.head?.seq ?? 0;
  // The entry that records a removal is newer than everything removed, so it must still be there.
  if (verdict.entries === 0 && retired) return stop('cut-short', last + 1);
  if (anchor && anchor.seq > last) return stop('cut-short', last + 1);
  return verdict;
}

/** The anchor in an entry of the action `audit-retired`. */
export const retiredBy = ({ action, target }: Pick<ChainEntry, 'action' | 'target'>): Anchor | undefined =>
  action === 'audit-retired' ? readAnchor(target ?? '') : undefined;
