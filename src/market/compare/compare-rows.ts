import type { Data } from '@/api/paths';

type App = Data<'getApp'>;

export interface CompareRow {
  key: string;
  name: string;
  /** One for each offering; empty if it is not stated. */
  values: string[];
  differs: boolean;
}

/** What is compared besides the data of the category, with its words. */
export interface Own {
  key: string;
  name: string;
  value: (app: App) => string;
}

/** One row for everything that any of them states, those that differ first. */
export function compareRows(apps: readonly App[], own: readonly Own[]): CompareRow[] {
  const names = new Map<string, string>();
  for (const { specs = [] } of apps) for (const { key, name } of specs) if (!names.has(key)) names.set(key, name);
  const stated = (app: App, key: string) => app.specs?.find((one) => one.key === key)?.value ?? '';
  const rows = [
    ...own.map(({ key, name, value }) => rowOf(key, name, apps.map(value))),
    ...[...names].map(([key, name]) =>
      rowOf(
        key,
        name,
        apps.map((app) => stated(app, key)),
      ),
    ),
  ].filter(({ values }) => values.some((value) => value !== ''));
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

const rowOf = (key: string, name: string, values: string[]): CompareRow => ({
  ...{ key, name, values },
  differs: new Set(values).size > 1,
});

export const MOST_COMPARED = 3;

/** The ids in the address: no more than can be compared, each once. */
export const comparedIds = (query: URLSearchParams): string[] =>
  [...new Set((query.get('compare') ?? '').split(',').filter((id) => id !== '' && id.length <= 64))].slice(
    0,
    MOST_COMPARED,
  );

/** The ids with one more, or without it. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, MOST_COMPARED);
