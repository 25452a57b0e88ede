import type { PageMeta } from '@/renderer/types';
import { pages } from './pages';

/** Where an entry of the header leads, and whether people have to sign in first; a function without a page leads nowhere yet. */
export function entryOf(id: PageMeta['function']): { to: string; signedIn: boolean } {
  const page = pages.find(({ meta }) => meta.entry && meta.function === id);
  return { to: page?.path.replace(/\/\*$/, '') ?? '/404', signedIn: page?.meta.entry === 'signed-in' };
}

/** The library has an entry of its own, though it belongs to the first function. */
export const isInLibrary = (pathname: string): boolean => /^\/doc(?:\/|$)/.test(pathname);
