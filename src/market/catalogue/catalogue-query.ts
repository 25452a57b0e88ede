import type { Arg } from '@/api/paths';
import { CATALOGUES, type Kind } from '../market-href';

export const PAGE_SIZE = 24;
export const SORTS = ['best', 'newest', 'rating', 'name'] as const;

type Wish = Exclude<Arg<'searchProducts'>, void>;
export type Filter = NonNullable<Wish['filters']>[number];

export interface CatalogueQuery {
  keyword: string;
  sort: (typeof SORTS)[number];
  page: number;
  filters: Filter[];
}

/** Facets stand in the address under this prefix, because their keys are chosen by operators. */
const PREFIX = 'f.';
const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;
const MOST = { filters: 20, values: 60, length: 200 };

/** Parses the address. Invalid values are ignored. */
export function readCatalogueQuery(query: URLSearchParams): CatalogueQuery {
  const page = Number(query.get('page'));
  const keys = [...new Set([...query.keys()].filter((key) => key.startsWith(PREFIX) && key.length <= 66))];
  return {
    keyword: (query.get('q') ?? '').slice(0, 200),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'best',
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    filters: keys.slice(0, MOST.filters).flatMap((name) => readFilter(name.slice(PREFIX.length), query.getAll(name))),
  };
}

function readFilter(key: string, given: string[]): Filter[] {
  const values = [...new Set(given)].filter((value) => value !== '' && value.length <= MOST.length);
  const [, low, high] = RANGE.exec(values[0] ?? '') ?? [];
  if (key === '' || values.length === 0) return [];
  if (low === undefined && high === undefined) return [{ key, values: values.slice(0, MOST.values) }];
  return [{ key, ...(low !== undefined && { min: Number(low) }), ...(high !== undefined && { max: Number(high) }) }];
}

export const catalogueArg = (kind: Kind, { keyword, sort, page, filters }: CatalogueQuery): Wish => ({
  ...{ kind, sort, pageNum: page, pageSize: PAGE_SIZE },
  ...(keyword && { keyword }),
  ...(filters.length > 0 && { filters }),
});

/** The address with one parameter changed, back on page 1. `null` removes the parameter. */
export function catalogueHref(kind: Kind, query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (value === null || (name === 'page' && value === '1') || (name === 'sort' && value === 'best')) next.delete(name);
  else next.set(name, value);
  return withQuery(kind, next);
}

/** The same page of the list with one parameter changed. */
export function pageHref(kind: Kind, query: URLSearchParams, name: 'compare' | 'view', value: string | null): string {
  const next = new URLSearchParams(query);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return withQuery(kind, next);
}

/** With a value of a facet ticked or unticked. */
export function facetHref(kind: Kind, query: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  const name = PREFIX + key;
  const values = next.getAll(name);
  next.delete(name);
  for (const one of values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
    next.append(name, one);
  // Attributes belong to one category; with another they would narrow the list to nothing.
  if (key === 'category') dropAttributes(next);
  return withQuery(kind, next);
}

const COMMON = new Set(['category', 'price', 'trial', 'deployment', 'industry', 'interface', 'language', 'supplier']);
function dropAttributes(query: URLSearchParams) {
  for (const name of [...query.keys()])
    if (name.startsWith(PREFIX) && !COMMON.has(name.slice(PREFIX.length))) query.delete(name);
}

export function rangeHref(kind: Kind, query: URLSearchParams, key: string, range: { min?: number; max?: number }) {
  const text = `${range.min ?? ''}..${range.max ?? ''}`;
  return catalogueHref(kind, query, PREFIX + key, text === '..' ? null : text);
}

/** Without any filter; words and order stay. */
export function clearedHref(kind: Kind, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  for (const name of [...next.keys()]) if (name === 'page' || name.startsWith(PREFIX)) next.delete(name);
  return withQuery(kind, next);
}

const withQuery = (kind: Kind, query: URLSearchParams) => {
  const text = query.toString();
  return `${CATALOGUES[kind]}${text && `?${text}`}`;
};
