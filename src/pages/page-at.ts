import { matchPath } from 'react-router-dom';
import type { PageDocument } from '@/renderer/types';
import { HOME, pages, pathsOf } from './pages';

/** The page document that the router shows at an address; `/` is home. Undefined: no page, as all of the workbench is. */
export function findPage(pathname: string, among = pages): PageDocument | undefined {
  const address = pathname === '/' ? HOME : pathname;
  return among.find((page) => pathsOf(page).some((path) => matchPath(path, address)));
}

/** As the router chooses it: what nobody knows is /404. */
export function pageAt(pathname: string): PageDocument | undefined {
  return findPage(pathname) ?? findPage('/404');
}
