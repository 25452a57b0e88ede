import { parentPort } from 'node:worker_threads';
import { findAlike } from './exemplar/find-alike';
import { openScene } from './exemplar/scene';
import type { WorkNews, WorkOrder } from './pool/messages';

/** Entry of the search thread. It only computes, so it may be terminated at any moment. */
const say = (news: WorkNews) => parentPort?.postMessage(news);

parentPort?.on('message', ({ rasters, picture, plan, drawn }: WorkOrder) => {
  try {
    const scene = openScene(rasters, picture, plan, drawn.width / drawn.height);
    say({ kind: 'done', found: findAlike(scene, drawn, (share) => say({ kind: 'progress', share })) });
  } catch (error) {
    say({ kind: 'failed', message: (error as Error).message });
  }
});
