import type { components } from '../../generated/api';
import { HIDDEN_UNDER } from '../../setting/track-events';
import { type DaySum, STEPS } from './store/sums';

type Analytics = components['schemas']['Analytics'];
type Period = Analytics['periods'][number];

/** Which sums make a figure; of visitors, or of events. */
const FIGURES = {
  visits: ['visit', '*', 'visitors'],
  pages: ['visit', '*', 'count'],
  searches: ['search', '*', 'count'],
  foundNothing: ['search', 'nothing', 'count'],
  asked: ['asked', '*', 'count'],
  answered: ['answered', 'cited', 'count'],
  unanswered: ['answered', 'nothing', 'count'],
  opened: ['opened', '*', 'count'],
  installed: ['installed', '*', 'count'],
} as const satisfies Partial<Record<keyof Period, readonly [string, string, 'visitors' | 'count']>>;

type Figure = keyof typeof FIGURES;
const names = Object.keys(FIGURES) as Figure[];

/** Monday of the week in which a day is. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * Figures by day or week. What fewer than five visitors did on a day is hidden there and counts in no sum, so that it
 * cannot be found by subtracting: null if all of it is hidden, 0 if there was nothing.
 */
export function presentAnalytics(
  days: readonly DaySum[],
  { from, to, by }: { from: string; to: string; by: 'day' | 'week' },
): Analytics {
  const isShown = ({ visitors }: DaySum) => visitors >= HIDDEN_UNDER;
  const sum = (rows: readonly DaySum[], value: 'visitors' | 'count'): number | null => {
    const shown = rows.filter(isShown);
    if (shown.length === 0 && rows.length > 0) return null;
    return shown.reduce((all, row) => all + row[value], 0);
  };
  const of = (rows: readonly DaySum[], name: string, what: string) =>
    rows.filter((row) => row.name === name && row.what === what);
  const figures = (rows: readonly DaySum[]) =>
    Object.fromEntries(
      names.map((figure) => {
        const [name, what, value] = FIGURES[figure];
        return [figure, sum(of(rows, name, what), value)];
      }),
    ) as Record<Figure, number | null>;
  const starts = [...new Set(daysBetween(from, to).map((day) => (by === 'week' ? weekOf(day) : day)))];
  const startOf = (day: string) => (by === 'week' ? weekOf(day) : day);
  const pages = [...new Set(days.filter(({ name, what }) => name === 'visit' && what !== '*').map(({ what }) => what))];
  return {
    ...{ from, to, by, hiddenUnder: HIDDEN_UNDER, total: figures(days) },
    periods: starts.map((start) => ({ start, ...figures(days.filter(({ day }) => startOf(day) === start)) })),
    pages: pages
      .map((page) => ({ page, count: sum(of(days, 'visit', page), 'count') }))
      .flatMap(({ page, count }) => (count === null ? [] : [{ page, count }]))
      .sort((a, b) => b.count - a.count)
      .slice(0, 20),
    funnel: STEPS.map((step) => ({ step, visitors: sum(of(days, 'funnel', step), 'visitors') })),
  };
}

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
