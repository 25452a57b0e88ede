/** The personal pages that this room shows, by their part of the address. */
export const PERSONAL = ['notifications', 'follows', 'settings'] as const;
export type Personal = (typeof PERSONAL)[number];

/** The personal page that an address names. */
export const personalOf = (search: URLSearchParams): Personal | undefined =>
  PERSONAL.find((page) => search.get('PersonCommunity') === `/usercenter/${page}`);

export const personalHref = (page: Personal): string => `/personInfo?PersonCommunity=/usercenter/${page}`;

interface Shown {
  unread?: boolean;
  page?: number;
}

/** The page of one's notifications; part of the personal pages. */
export function notificationsHref({ unread = false, page = 1 }: Shown = {}): string {
  const more = `${unread ? '&unread=1' : ''}${page > 1 ? `&page=${page}` : ''}`;
  return `${personalHref('notifications')}${more}`;
}
