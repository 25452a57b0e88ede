/** The personal pages that this room shows, by their part of the address. */
export const OWN_PAGES = ['questions', 'articles', 'answers', 'drafts'] as const;
export type OwnPage = (typeof OWN_PAGES)[number];

const MORE = ['notifications', 'follows', 'settings'] as const;
/** With those of other rooms, in the order in which they are listed. */
export const PERSONAL_PAGES = [...OWN_PAGES, ...MORE] as const;

export const ownOf = (search: URLSearchParams): OwnPage | undefined =>
  OWN_PAGES.find((page) => search.get('PersonCommunity') === `/usercenter/${page}`);

export const ownHref = (page: (typeof PERSONAL_PAGES)[number], n = 1): string =>
  `/personInfo?PersonCommunity=/usercenter/${page}${n > 1 ? `&page=${n}` : ''}`;
