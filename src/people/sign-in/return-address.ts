import { sitePath } from './after-sign-in';

/** The return URL for WeChat and the identity provider: the sign-in page, with the current page as its target. */
export function returnAddress({ origin, pathname, search }: Location = window.location): string {
  if (pathname === '/login') return origin + pathname + search;
  const target = sitePath(pathname + search, origin) ?? '/engine';
  return `${origin}/login?targetUrl=${encodeURIComponent(target)}`;
}
