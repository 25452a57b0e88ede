import type { StoredDemandState } from './demand-document';

/** review: waits for a moderator. removed: a moderator took it away. */
export type DemandState = 'draft' | 'review' | 'open' | 'matched' | 'closed' | 'expired' | 'removed';
export type DemandAction = 'edit' | 'publish' | 'close' | 'extend' | 'drop';

export const DEMAND_ACTIONS: readonly DemandAction[] = ['edit', 'publish', 'close', 'extend', 'drop'];
export const MOST_EXTENSIONS = 3;

interface Stored {
  state: StoredDemandState;
  expiresAt: Date | null;
  /** The state of its post. */
  post: 'draft' | 'published' | 'withdrawn' | 'held' | 'hidden' | 'removed';
}

/** What a demand is now. The end of its term and what moderators did follow from the facts, on every node at every moment. */
export function demandState({ state, expiresAt, post }: Stored, now: Date): DemandState {
  if (post === 'hidden' || post === 'removed' || post === 'withdrawn') return 'removed';
  if (state === 'draft' || post === 'draft') return 'draft';
  if (state === 'closed') return 'closed';
  if (post === 'held') return 'review';
  return state === 'open' && expiresAt !== null && expiresAt <= now ? 'expired' : state;
}

/** Who acts: for which side, whether they run that organization, and whether they wrote it. */
export interface DemandActor {
  isOurs: boolean;
  runsIt: boolean;
  isAuthor: boolean;
}

const FROM: Record<DemandAction, readonly DemandState[]> = {
  edit: ['draft', 'review', 'open'],
  publish: ['draft', 'review', 'open'],
  close: ['review', 'open', 'matched', 'expired'],
  extend: ['open', 'expired'],
  drop: ['draft'],
};

/** Whether this person may do it now. Members write drafts; what leaves the organization is up to whoever runs it. */
export function mayOnDemand(
  action: DemandAction,
  { state, extended }: { state: DemandState; extended: number },
  { isOurs, runsIt, isAuthor }: DemandActor,
): boolean {
  if (!isOurs || !FROM[action].includes(state)) return false;
  if (action === 'extend' && extended >= MOST_EXTENSIONS) return false;
  return runsIt || (isAuthor && (action === 'drop' || (action === 'edit' && state === 'draft')));
}
