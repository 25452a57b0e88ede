import { useEffect } from 'react';
import { useHost } from './host';
import { needsOf } from './needs-of';
import type { Block } from './types';

/** Starts a block's calls while its code is still loading. Rendered outside of what suspends for the code. */
export function EarlyStart({ block, props }: { block: Block; props: unknown }): null {
  const { route, prefetch } = useHost();
  useEffect(() => {
    for (const need of needsOf(block, props, route)) prefetch(need);
  }, [block, props, route, prefetch]);
  return null;
}
