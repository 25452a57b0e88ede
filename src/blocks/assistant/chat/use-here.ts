import { useLocation, useSearchParams } from 'react-router-dom';

/** What the address says is open. */
const NAMES = ['chat', 'm', 's', 'a', 'wd', 'check', 'calc', 'analyse', 'alarm', 'maker', 'tool', 'op', 'run'];

/** The address of this page with something else open. What names the assistant and the embedding stays. */
export function useHere(): (open: Record<string, string>) => string {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return (open) => {
    const next = new URLSearchParams(query);
    // The way back into a check stays while a question is asked from it.
    if (!open.chat) next.delete('resume');
    for (const name of NAMES) next.delete(name);
    for (const [name, value] of Object.entries(open)) next.set(name, value);
    const search = next.toString();
    return search ? `${pathname}?${search}` : pathname;
  };
}
