import type { Arg, Data } from '@/api/paths';

export type SearchGroup = NonNullable<Data<'searchKnowledge'>['groups']>[number];
export type Kind = SearchGroup['kind'];
type SearchArg = Arg<'searchKnowledge'>;

/** In the order of the tabs. */
export const KINDS = [
  'documents',
  'articles',
  'questions',
  'notices',
  'offerings',
  'demands',
  'assistants',
  'chats',
] as const satisfies readonly Kind[];
export const PAGE_SIZE = 20;
const LONGEST = 200;

export interface SearchQuery {
  words: string;
  /** The tab; undefined: all kinds. */
  kind: Kind | undefined;
  page: number;
}

/** Parses the address. Invalid values are ignored. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const page = Number(query.get('page'));
  return {
    words: (query.get('q') ?? '').trim().slice(0, LONGEST),
    kind: KINDS.find((kind) => kind === query.get('kind')),
    page: Number.isSafeInteger(page) && page > 0 && page <= 500 ? page : 1,
  };
}

/** The best of each kind, and how much there is; the hits themselves are not shown. */
export const overviewArg = ({ words }: SearchQuery): SearchArg => ({ q: words, limit: 1, kinds: KINDS.join(',') });

/** A page of one kind. */
export const pageArg = ({ words, kind, page }: SearchQuery): SearchArg => ({
  q: words,
  kinds: kind ?? KINDS[0],
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
});

/** The address with some of the query changed; other words or another kind begin on the first page. */
export function searchHref(query: Partial<SearchQuery>): string {
  const { words, kind, page = 1 } = query;
  const next = new URLSearchParams();
  if (words) next.set('q', words);
  if (kind) next.set('kind', kind);
  if (page > 1) next.set('page', String(page));
  const text = next.toString();
  return `/search${text && `?${text}`}`;
}
