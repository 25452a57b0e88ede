import { trackPromise } from '@/browser/track-promise';
import { withinChunkTime } from '@/browser/within-chunk-time';
import type { Block, BlockModule } from './types';

/** The code of a block could not be loaded, after a deployment or without a network. Not an error of the block. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

interface Entry {
  promise: Promise<BlockModule<unknown>>;
  module?: BlockModule<unknown>;
}

// Keyed by block rather than node id, so domains and drafts never share an entry.
const entries = new WeakMap<Block, Entry>();

/**
 * Starts or joins the loading of a block's chunk. Keeps a failure until `forgetBlock`, so that rendering does not loop.
 */
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

/** The block's code if it is loaded, so that it can render synchronously. */
export function loadedBlock(block: Block): BlockModule<unknown> | undefined {
  return entries.get(block)?.module;
}

/** Drops a failed load, so that the next `loadBlock` tries again. */
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
