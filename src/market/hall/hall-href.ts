import type { Arg } from '@/api/paths';

export type HallPage = 'list' | 'demand' | 'publish';

/** The page of the hall at a path. */
export function hallAt(pathname: string): HallPage | undefined {
  const path = pathname.replace(/\/$/, '');
  if (path === '/mission') return 'list';
  if (path === '/mission/publish') return 'publish';
  return /^\/mission\/detail\/[^/]+$/.test(path) ? 'demand' : undefined;
}

export const demandHref = (id: string): string => `/mission/detail/${encodeURIComponent(id)}`;

/** Where a demand is written: a new one with these words, or one that is there. */
export const publishHref = (query: { wd?: string; from?: 'search' | 'chat'; id?: string } = {}): string => {
  const text = new URLSearchParams(query).toString();
  return `/mission/publish${text && `?${text}`}`;
};

/** The id of the demand at an address. */
export function demandAt(pathname: string): string {
  const [, name = ''] = /^\/mission\/detail\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const HALL_PAGE_SIZE = 20;
export const HALL_FILTERS = ['kind', 'industry', 'region', 'status'] as const;
type HallFilter = (typeof HALL_FILTERS)[number];
const VALUES: Partial<Record<HallFilter, readonly string[]>> = {
  kind: ['app', 'product', 'solution'],
  status: ['open', 'matched', 'closed', 'expired'],
};
const LONGEST = { kind: 16, industry: 32, region: 64, status: 16, q: 200 };

/** What an address asks of the hall; what it cannot mean is left out. */
export function hallArg(query: URLSearchParams): Arg<'listDemands'> & object {
  const page = Number(query.get('page'));
  const filters = HALL_FILTERS.flatMap((key) => {
    const value = (query.get(key) ?? '').slice(0, LONGEST[key]);
    const known = VALUES[key];
    return value !== '' && (!known || known.includes(value)) ? [[key, value]] : [];
  });
  const keyword = (query.get('q') ?? '').trim().slice(0, LONGEST.q);
  return {
    ...{ pageNum: Number.isSafeInteger(page) && page > 0 && page <= 1000 ? page : 1, pageSize: HALL_PAGE_SIZE },
    ...(keyword && { keyword }),
    ...(query.get('sort') === 'due' && { sort: 'due' as const }),
    ...Object.fromEntries(filters),
  };
}

/** The address with one part changed; everything but the page begins on the first one. */
export function hallHref(query: URLSearchParams, key: string, value: string | null): string {
  const next = new URLSearchParams(query);
  if (key !== 'page') next.delete('page');
  if (value) next.set(key, value);
  else next.delete(key);
  const text = next.toString();
  return `/mission${text && `?${text}`}`;
}
