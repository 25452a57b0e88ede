export type DateGroup = 'today' | 'yesterday' | 'week' | 'month' | 'older';

const DAY_MS = 86_400_000;

/** Groups by calendar days of the visitor's time zone rather than spans of 24 hours. */
export function dateGroup(time: number, now: number): DateGroup {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (time >= midnight) return 'today';
  // Noon minus a day falls on yesterday even if the clocks changed in between.
  const yesterday = new Date(midnight + DAY_MS / 2 - DAY_MS).setHours(0, 0, 0, 0);
  if (time >= yesterday) return 'yesterday';
  if (time >= midnight - 6 * DAY_MS) return 'week';
  return time >= midnight - 29 * DAY_MS ? 'month' : 'older';
}
