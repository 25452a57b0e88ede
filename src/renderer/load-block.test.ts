import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '@/browser/within-chunk-time';
import { ChunkError, forgetBlock, loadBlock, loadedBlock } from './load-block';
import type { Block, BlockModule } from './types';

afterEach(() => {
  vi.useRealTimers();
});
const module = { default: () => null } as unknown as BlockModule<unknown>;
const blockOf = (load: () => Promise<unknown>): Block => ({ type: 'engine/hero', v: 1, load }) as unknown as Block;

test('a chunk is asked for once, whoever asks, and is here without a wait afterwards', async () => {
  const load = vi.fn(async () => module);
  const block = blockOf(load);
  expect(loadedBlock(block)).toBeUndefined();
  expect(await Promise.all([loadBlock(block), loadBlock(block)])).toEqual([module, module]);
  expect([load.mock.calls.length, loadedBlock(block)]).toEqual([1, module]);
});

test('a chunk that is gone is not asked for in a loop; forgotten, it is asked for again', async () => {
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(module);
  const block = blockOf(load);
  for (let n = 0; n < 3; n += 1) {
    await expect(loadBlock(block)).rejects.toThrow(new ChunkError('engine/hero: Failed to fetch'));
  }
  expect(load).toHaveBeenCalledTimes(1);
  forgetBlock(block);
  expect(await loadBlock(block)).toBe(module);
});

test('what is here already is not forgotten', async () => {
  const load = vi.fn(async () => module);
  const block = blockOf(load);
  await loadBlock(block);
  forgetBlock(block);
  await loadBlock(block);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after 120 seconds without an answer the chunk is given up', async () => {
  vi.useFakeTimers();
  const waiting = loadBlock(blockOf(() => new Promise(() => {})));
  const outcome = waiting.catch((error: Error) => `${error.name}: ${error.message}`);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  const early = await Promise.race([outcome, Promise.resolve('still waiting')]);
  await vi.advanceTimersByTimeAsync(1);
  expect([early, await outcome]).toEqual(['still waiting', 'ChunkError: engine/hero: not loaded after 120 s']);
});
