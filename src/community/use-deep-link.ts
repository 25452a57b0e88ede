import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { goToHeading } from '@/ui/go-to-heading';

/** Goes once to the answer or comment that the address names, when it is there. */
export function useDeepLink(ids: readonly string[] | undefined): void {
  const { hash } = useLocation();
  const done = useRef('');
  const asked = hash.slice(1);
  const isThere = ids?.includes(asked.slice(2)) ?? false;
  useEffect(() => {
    if (!isThere || done.current === asked) return;
    done.current = asked;
    goToHeading(asked);
  }, [isThere, asked]);
}
