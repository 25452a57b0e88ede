import { useEffect, useState } from 'react';

/** Follows moves to another screen and browser zoom. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio || 1);
  useEffect(() => {
    const query = window.matchMedia?.(`(resolution: ${ratio}dppx)`);
    const follow = () => setRatio(window.devicePixelRatio || 1);
    query?.addEventListener?.('change', follow);
    return () => query?.removeEventListener?.('change', follow);
  }, [ratio]);
  return ratio;
}
