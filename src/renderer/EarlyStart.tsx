import { useEffect } from 'react';
import { useHost } from './host';
import { needsOf } from './needs-of';
import type { Block } from './types';

/** Data beside the code: the answer is under way before the code that asks for it has arrived. Stands outside of what waits for that code. */
export function EarlyStart({ block, props }: { block: Block; props: unknown }): null {
  const { route, prefetch } = useHost();
  useEffect(() => {
    for (const need of needsOf(block, props, route)) prefetch(need);
  }, [block, props, route, prefetch]);
  return null;
}
