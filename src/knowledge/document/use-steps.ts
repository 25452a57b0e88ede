import { startTransition, useEffect, useState } from 'react';

/** Characters that render at once without delaying a key press. */
const STEP = 40_000;

/**
 * How much of a long text to render: up to the target at once, the rest in steps, so that the page stays responsive.
 * Starts over when `key` changes.
 */
export function useSteps(length: number, wanted: number, key: unknown): number {
  const first = Math.min(length, wanted + STEP);
  const [drawn, setDrawn] = useState({ key, upTo: first });
  const upTo = drawn.key === key ? Math.max(drawn.upTo, first) : first;
  useEffect(() => {
    if (upTo >= length) return;
    const timer = setTimeout(() => startTransition(() => setDrawn({ key, upTo: upTo + STEP })), 50);
    return () => clearTimeout(timer);
  }, [upTo, length, key]);
  return upTo >= length ? Number.POSITIVE_INFINITY : upTo;
}
