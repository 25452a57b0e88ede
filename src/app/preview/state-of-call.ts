import type { DataState, PreviewContext } from '@/admin/preview/context';
import type { ShownBlock } from '@/admin/preview/protocol';

/** A block's own state overrides the page's. If several blocks make the same call, the first one's state applies. */
export function stateOfCall(
  operation: string,
  blocks: readonly ShownBlock[],
  { state, blockStates }: Pick<PreviewContext, 'state' | 'blockStates'>,
): DataState {
  const own = blocks.find(({ id, calls }) => calls.includes(operation) && Object.hasOwn(blockStates, id));
  return (own && blockStates[own.id]) ?? state;
}
