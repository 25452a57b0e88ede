import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const PATIENCE_MS = 3000;

/**
 * Scrolls a new page to the top and restores the position on Back. The page may still be growing then, so it retries
 * until the position exists or the visitor scrolls.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const back = useNavigationType() === 'POP';

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query on the same page keeps the position.
  useLayoutEffect(() => {
    if (!back) {
      if (!window.location.hash) window.scrollTo(0, 0);
      return;
    }
    // Nothing has been scrolled yet; reading the position would force another layout of the first page.
    if (positions.size === 0) return;
    return returnTo(positions.get(key) ?? 0);
  }, [pathname]);
}

const positions = new Map<string, number>();

function returnTo(top: number): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ['wheel', 'touchstart', 'keydown'] as const) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(type, stop, { passive: true, once: true });
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1 || performance.now() > until) return stop();
    frame = requestAnimationFrame(attempt);
  };
  attempt();
  return stop;
}
