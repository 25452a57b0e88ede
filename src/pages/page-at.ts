import { matchPath } from 'react-router-dom';
import type { PageDocument } from '@/renderer/types';
import { HOME, pages } from './pages';

/** The page document at a path; `/` is the home page. Undefined for other paths, such as the workbench. */
export function findPage(pathname: string, among = pages): PageDocument | undefined {
  const address = pathname === '/' ? HOME : pathname;
  return among.find(({ path }) => matchPath(path, address));
}

/** Like findPage, but unknown paths give /404, as in the router. */
export function pageAt(pathname: string): PageDocument | undefined {
  return findPage(pathname) ?? findPage('/404');
}
