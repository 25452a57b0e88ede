import { GRACE_MINUTES, type Windows } from './activity-document';

export type ActivityState = 'hidden' | 'soon' | 'open' | 'paused' | 'closed' | 'cancelled';

export interface Marks {
  pausedAt?: Date | null;
  cancelledAt?: Date | null;
}

/** The state of an activity at a moment: by its windows and marks alone, so that no timer can be late. */
export function stateAt(windows: Windows, { pausedAt, cancelledAt }: Marks, now: Date): ActivityState {
  const at = now.getTime();
  if (at < Date.parse(windows.visible)) return 'hidden';
  if (cancelledAt) return 'cancelled';
  if (at >= Date.parse(windows.close)) return 'closed';
  if (at < Date.parse(windows.open)) return 'soon';
  return pausedAt ? 'paused' : 'open';
}

/** Until when a draft that was begun in time may be handed in. */
export const graceEnd = ({ close }: Windows): Date => new Date(Date.parse(close) + GRACE_MINUTES * 60_000);
