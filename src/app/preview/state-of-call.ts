import type { DataState, PreviewContext } from '@/admin/preview/context';
import type { ShownBlock } from '@/admin/preview/protocol';

/** A block's own state wins over that of the page. Two blocks that ask for the same thing get the same answer: the first one's. */
export function stateOfCall(
  operation: string,
  blocks: readonly ShownBlock[],
  { state, blockStates }: Pick<PreviewContext, 'state' | 'blockStates'>,
): DataState {
  const own = blocks.find(({ id, calls }) => calls.includes(operation) && Object.hasOwn(blockStates, id));
  return (own && blockStates[own.id]) ?? state;
}
