import { useLocation } from 'react-router-dom';

let shown = '';

/** Put into a page drawn by a test: `shownAddress` then tells where its router is. */
export function Address() {
  const { pathname, search } = useLocation();
  shown = pathname + search;
  return null;
}

/** Path and query of the page that was drawn last. */
export const shownAddress = (): string => shown;
