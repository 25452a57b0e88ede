import type { Block, Need, RouteInfo } from './types';

/** The calls a block is going to make. Its props are not checked yet here; what is wrong with them, the check in the chunk says better. */
export function needsOf(block: Block, props: unknown, route: RouteInfo): Need[] {
  try {
    return block.needs?.(props, route) ?? [];
  } catch {
    return [];
  }
}
