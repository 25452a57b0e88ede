import type { Arg } from '@/api/paths';

export const TABS = ['active', 'unanswered', 'articles', 'mine'] as const;
export const PAGE_SIZE = 20;

export interface FeedQuery {
  tab: (typeof TABS)[number] | 'moderation';
  board: string | undefined;
  tag: string | undefined;
  /** ID of a person. */
  author: string | undefined;
  keyword: string;
  page: number;
}

const LONGEST = { keyword: 200, board: 40, tag: 20, author: 64 };
const short = (value: string | null, most: number) => (value && value.length <= most ? value : undefined);

/** Parses the address. Invalid values are ignored. */
export function readFeedQuery(query: URLSearchParams): FeedQuery {
  const page = Number(query.get('page'));
  return {
    tab: ([...TABS, 'moderation'] as const).find((tab) => tab === query.get('tab')) ?? 'active',
    board: short(query.get('board'), LONGEST.board),
    tag: short(query.get('tag'), LONGEST.tag),
    author: short(query.get('author'), LONGEST.author),
    keyword: (query.get('q') ?? '').slice(0, LONGEST.keyword),
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

export const feedArg = ({ tab, board, tag, author, keyword, page }: FeedQuery): Exclude<Arg<'listPosts'>, void> => ({
  // Moderators see how much waits whatever they look at.
  ...{ tab: tab === 'moderation' ? 'active' : tab, pageNum: page, pageSize: PAGE_SIZE },
  ...(board && { board }),
  ...(tag && { tag }),
  ...(author && { author }),
  ...(keyword && { keyword }),
});

/** The address with one parameter changed, back on page 1. `null` removes the parameter. */
export function feedHref(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (value === null || (name === 'page' && value === '1')) next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return `/community/index${text && `?${text}`}`;
}
