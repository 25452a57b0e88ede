import { useLocation } from 'react-router-dom';

let shown = '';

/** Renders nothing; `shownAddress` then returns the address of its router. */
export function Address() {
  const { pathname, search } = useLocation();
  shown = pathname + search;
  return null;
}

/** Path and query of the page that was rendered last. */
export const shownAddress = (): string => shown;
