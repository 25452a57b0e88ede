export type DateGroup = 'today' | 'yesterday' | 'week' | 'month' | 'older';

const DAY_MS = 86_400_000;

/** Days are those of the visitor's calendar, not spans of 24 hours: what was asked last night was asked yesterday. */
export function dateGroup(time: number, now: number): DateGroup {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (time >= midnight) return 'today';
  // Noon minus a day is yesterday even where the clock was put forward in between.
  const yesterday = new Date(midnight + DAY_MS / 2 - DAY_MS).setHours(0, 0, 0, 0);
  if (time >= yesterday) return 'yesterday';
  if (time >= midnight - 6 * DAY_MS) return 'week';
  return time >= midnight - 29 * DAY_MS ? 'month' : 'older';
}
