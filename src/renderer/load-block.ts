import { trackPromise } from '@/browser/track-promise';
import { withinChunkTime } from '@/browser/within-chunk-time';
import type { Block, BlockModule } from './types';

/** The code of a block could not be fetched: after a deploy, or without a network. Not a fault of the block. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

interface Entry {
  promise: Promise<BlockModule<unknown>>;
  module?: BlockModule<unknown>;
}

// By the block itself, not by a node's id: two domains or two drafts never share an entry by accident.
const entries = new WeakMap<Block, Entry>();

/** Starts or joins the load of a block's chunk. A failure is remembered until `forgetBlock`, so that rendering does not ask in a loop. */
export function loadBlock(block: Block): Promise<BlockModule<unknown>> {
  const known = entries.get(block);
  if (known) return known.promise;
  const entry: Entry = { promise: trackPromise(fetchBlock(block)) };
  entries.set(block, entry);
  entry.promise.then(
    (module) => {
      entry.module = module;
    },
    () => undefined,
  );
  return entry.promise;
}

/** The block's code if it is already here: rendering then needs no wait at all. */
export function loadedBlock(block: Block): BlockModule<unknown> | undefined {
  return entries.get(block)?.module;
}

/** The next `loadBlock` asks again. */
export function forgetBlock(block: Block): void {
  if (!entries.get(block)?.module) entries.delete(block);
}

async function fetchBlock(block: Block): Promise<BlockModule<unknown>> {
  try {
    return await withinChunkTime(() => block.load());
  } catch (error) {
    throw new ChunkError(`${block.type}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
