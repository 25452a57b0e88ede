import { matchPath } from 'react-router-dom';
import type { PageDocument } from '@/renderer/types';
import { pages } from './pages';

/** The page document of a path, as the router chooses it; `/` is the engine, and what nobody knows is /404. */
export function pageAt(pathname: string): PageDocument | undefined {
  const path = pathname === '/' ? '/engine' : pathname;
  return pages.find((each) => matchPath(each.path, path)) ?? pages.find((each) => each.path === '/404');
}
