import type { Arg } from '@/api/paths';
import { TEXT_LANGUAGES, type TextLanguage, textLanguageOf } from '@/i18n/text-language';

export const FACETS = ['shelf', 'maker', 'equipment', 'symptom', 'tag'] as const;
export type Facet = (typeof FACETS)[number];
type LibraryArg = Exclude<Arg<'listDocuments'>, void>;

const SHELVES = ['guide', 'alarm', 'standard', 'lesson', 'table'] as const;
const ORDERS = ['shelf', 'recent', 'title'] as const;
const LONGEST = { keyword: 200, value: 60 };
/** What a filter left is scanned for one document, so more of it is listed at once. */
const PAGE_SIZE = { whole: 50, narrowed: 100 };

const oneOf = <T extends string>(known: readonly T[], value: string | null) => known.find((one) => one === value);

export interface LibraryQuery {
  facets: Partial<Record<Facet, string>>;
  keyword: string;
  order: (typeof ORDERS)[number];
  /** Language of the documents, or 'all'. */
  lang: TextLanguage | 'all';
  page: number;
}

/** Parses the URL. Invalid values are ignored; the language defaults to the reader's own. */
export function readLibraryQuery(query: URLSearchParams, locale: string): LibraryQuery {
  const facets: LibraryQuery['facets'] = {};
  for (const facet of FACETS) {
    const value = query.get(facet);
    if (value && value.length <= LONGEST.value && (facet !== 'shelf' || oneOf(SHELVES, value))) facets[facet] = value;
  }
  const page = Number(query.get('page'));
  const own = textLanguageOf(locale) ?? 'all';
  return {
    facets,
    keyword: (query.get('q') ?? '').slice(0, LONGEST.keyword),
    order: oneOf(ORDERS, query.get('order')) ?? (isList(facets) ? 'title' : 'shelf'),
    lang: oneOf([...TEXT_LANGUAGES, 'all' as const], query.get('lang')) ?? own,
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

const isList = ({ shelf, maker }: LibraryQuery['facets']) => shelf === 'alarm' || maker !== undefined;
export const pageSizeOf = ({ facets }: LibraryQuery) =>
  Object.keys(facets).length > 0 ? PAGE_SIZE.narrowed : PAGE_SIZE.whole;

export function libraryArg(query: LibraryQuery): LibraryArg {
  const { facets, keyword, order, lang, page } = query;
  return {
    ...(facets as Partial<LibraryArg>),
    ...(keyword && { keyword }),
    ...(lang !== 'all' && { lang }),
    orderBy: order,
    pageNum: page,
    pageSize: pageSizeOf(query),
  };
}

/** The URL with one parameter changed, back on page 1. `null` removes the parameter. */
export function changeAddress(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (value === null || (name === 'page' && value === '1')) next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return `/doc${text && `?${text}`}`;
}
