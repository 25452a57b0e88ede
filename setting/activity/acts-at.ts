import type { ActivityState, Marks } from './state-at';

export type ActivityAct = 'pause' | 'resume' | 'cancel';

/**
 * What operators can do with an activity in a state. Nobody has seen a hidden one, so it is archived instead; what is
 * over has its results. What is paused before it opens stays closed then.
 */
export function actsAt(state: ActivityState, { pausedAt }: Marks): ActivityAct[] {
  if (state === 'hidden' || state === 'closed' || state === 'cancelled') return [];
  return [pausedAt ? 'resume' : 'pause', 'cancel'];
}
