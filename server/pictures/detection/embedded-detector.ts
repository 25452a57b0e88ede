import { availableParallelism } from 'node:os';
import { openQueue } from '../../base/queue/open-queue';
import { sameThing } from './exemplar/overlap';
import { planSearch } from './exemplar/plan-search';
import type { Box } from './exemplar/types';
import { mostWaiting } from './limits';
import { decodeLayers } from './picture/decode-raster';
import { openThreads } from './pool/open-threads';
import type { DetectedObject, DetectionJob, Detector } from './types';

/** At most two threads: each uses a core, and the server needs some. */
const places = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Creates a detector that searches in threads of this process. */
export function createEmbeddedDetector(threads = openThreads()): Detector {
  const queue = openQueue(places, mostWaiting);
  return {
    name: 'embedded',
    version: 6,
    detect: (job) =>
      queue.run(
        job.owner,
        job.signal,
        () => searchAll(job, threads),
        (ahead) => job.onProgress({ state: 'waiting', share: 0, ahead }),
      ),
    close: () => threads.close(),
  };
}

async function searchAll(job: DetectionJob, threads: ReturnType<typeof openThreads>): Promise<DetectedObject[]> {
  const finds: DetectedObject[][] = [];
  for (const [index, drawn] of job.rects.entries()) {
    const onProgress = (share: number) =>
      job.onProgress({ state: 'running', share: (index + share) / job.rects.length, ahead: 0 });
    onProgress(0);
    finds.push(await searchOne(job, drawn, threads, onProgress));
  }
  return mergeFinds(job.rects, finds);
}

/**
 * The finds of all drawn objects, best first. An object that resembles two drawn ones counts once, and drawn ones are no
 * results. Finds of one drawn object stay apart already, even if the upright boxes of things lying askew overlap.
 */
export function mergeFinds(rects: readonly Box[], finds: readonly DetectedObject[][]): DetectedObject[] {
  const all = finds.flatMap((found, from) => found.map((object) => ({ object, from })));
  const kept: typeof all = [];
  for (const one of all.toSorted((a, b) => b.object.score - a.object.score)) {
    const known = [...rects.map((object, from) => ({ object, from })), ...kept];
    if (known.every(({ object, from }) => from === one.from || !sameThing(object, one.object))) kept.push(one);
  }
  return kept.map(({ object }) => object);
}

async function searchOne(
  { bytes, picture, owner, signal }: DetectionJob,
  drawn: Box,
  threads: ReturnType<typeof openThreads>,
  onProgress: (share: number) => void,
) {
  const plan = planSearch(picture, drawn);
  const rasters = await decodeLayers(bytes, plan.decode, { owner, signal });
  return threads.run({ rasters, picture, plan, drawn }, signal, onProgress);
}
