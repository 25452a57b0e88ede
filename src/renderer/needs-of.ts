import type { Block, Need, RouteInfo } from './types';

/** The calls that a block will make. Its props are not validated yet; the check in its chunk reports problems. */
export function needsOf(block: Block, props: unknown, route: RouteInfo): Need[] {
  try {
    return block.needs?.(props, route) ?? [];
  } catch {
    return [];
  }
}
