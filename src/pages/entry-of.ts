import type { PageMeta } from '@/renderer/types';
import { pages } from './pages';

/** Target of a header entry, and whether it requires sign-in. A function without a page leads to /404. */
export function entryOf(id: PageMeta['function']): { to: string; signedIn: boolean } {
  const page = pages.find(({ meta }) => meta.entry && meta.function === id);
  return { to: page?.path.replace(/\/\*$/, '') ?? '/404', signedIn: page?.meta.entry === 'signed-in' };
}

/** The library has its own entry, although it belongs to the first function. */
export const isInLibrary = (pathname: string): boolean => /^\/doc(?:\/|$)/.test(pathname);
