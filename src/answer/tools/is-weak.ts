import type { RunState } from '@/stream/run-state';

type Told = Pick<RunState, 'fit' | 'blocks' | 'cites'>;

/** Whether an answer leaves its question open: nothing was found, what was found is only near, a claim has no support, or it did not help. */
export function isWeak({ fit, blocks, cites }: Told, evaluation?: { value: number } | null): boolean {
  if (evaluation && evaluation.value < 0) return true;
  if (fit && fit.value !== 'direct') return true;
  return cites.some(({ support }) => support === 'none') || blocks.some(({ code }) => code === 'nothing_found');
}
