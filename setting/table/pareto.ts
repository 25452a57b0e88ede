import type { QueryResult } from './run-query';

export interface ParetoStep {
  keys: string[];
  value: number;
  share: number;
  /** Share of this group and all before it. */
  reached: number;
}

/** The groups from the largest, with their share of the whole. Undefined where a share means nothing: below zero, or none at all. */
export function paretoOf({ groups }: Pick<QueryResult, 'groups'>): ParetoStep[] | undefined {
  const valued = groups.map(({ keys, values }) => ({ keys, value: values[0]?.value ?? 0 }));
  const whole = valued.reduce((sum, { value }) => sum + value, 0);
  if (!(whole > 0) || valued.some(({ value }) => value < 0)) return undefined;
  let before = 0;
  return valued
    .sort((a, b) => b.value - a.value)
    .map(({ keys, value }) => {
      before += value;
      return { keys, value, share: value / whole, reached: before / whole };
    });
}
