import type { ActivityState, Marks } from './state-at';

export type ActivityAct = 'pause' | 'resume' | 'cancel';

/**
 * What operators can do with an activity in a state. Nobody has seen a hidden one, so it is archived instead; what is
 * over has its results. What is paused before it opens stays closed then. A list that is not drawn yet, such as one that waits for its public number,
 * can be cancelled after its end.
 */
export function actsAt(state: ActivityState, { pausedAt }: Marks, isUndrawn = false): ActivityAct[] {
  if (state === 'closed' && isUndrawn) return ['cancel'];
  if (state === 'hidden' || state === 'closed' || state === 'cancelled') return [];
  return [pausedAt ? 'resume' : 'pause', 'cancel'];
}
