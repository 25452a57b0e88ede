export type OwnPage = 'orders' | 'apps' | 'sold' | 'demands' | 'contacts' | 'searches';

const PREFIX = '/usercenter/';
const PAGES: readonly OwnPage[] = ['orders', 'apps', 'sold', 'demands', 'contacts', 'searches'];

export const ownHref = (page: OwnPage) => `/personInfo?${new URLSearchParams({ PersonCommunity: PREFIX + page })}`;

/** The personal page of the market that an address names. */
export const ownMarketOf = (query: URLSearchParams): OwnPage | undefined =>
  PAGES.find((page) => query.get('PersonCommunity') === PREFIX + page);
