import { sitePath } from './after-sign-in';

/** Where WeChat or the company's provider comes back to: the sign-in page, which knows where to go from there. */
export function returnAddress({ origin, pathname, search }: Location = window.location): string {
  if (pathname === '/login') return origin + pathname + search;
  const target = sitePath(pathname + search, origin) ?? '/engine';
  return `${origin}/login?targetUrl=${encodeURIComponent(target)}`;
}
