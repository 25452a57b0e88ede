export const DOES = ['count', 'sum', 'mean', 'median', 'p95', 'min', 'max', 'std'] as const;
export type Do = (typeof DOES)[number];

/** `count` counts rows; everything else takes the numbers of a column. */
export interface Measure {
  do: Do;
  column?: string;
}

export const COMPARISONS = [
  'equals',
  'not',
  'contains',
  'above',
  'below',
  'atLeast',
  'atMost',
  'empty',
  'filled',
] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A date is compared with a day, month or year as YYYY-MM-DD, YYYY-MM or YYYY. */
export interface Condition {
  column: string;
  is: Comparison;
  value?: string;
}

export const GRAINS = ['year', 'month', 'day', 'weekday'] as const;
export type Grain = (typeof GRAINS)[number];

/** A date column needs a grain. */
export interface Group {
  column: string;
  by?: Grain;
}

/** A question to a table, closed: there is no way to write a formula into it. All conditions must hold. */
export interface Query {
  where: Condition[];
  group: Group[];
  measures: Measure[];
  /** `key`: by the groups' names; else by the first measure. */
  order: 'key' | 'most' | 'least';
  limit?: number;
}
