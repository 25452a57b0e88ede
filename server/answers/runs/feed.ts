import type { Viewer } from '../../base/http/sse-viewer';
import type { Frame } from './types';
import { toSse } from './write-event';

/** One viewer of one run. Tracks what was sent, so that replayed and live events join without gaps or repeats. */
export interface Feed {
  viewer: Viewer;
  last(): number;
  offer(frames: readonly Frame[]): void;
  /** Sends the queued frames, then offered frames directly. */
  goLive(): void;
  /** Sends frames that were read from the log. */
  replay(frames: readonly Frame[]): Promise<void>;
  finish(): void;
  drop(): void;
}

export function createFeed(viewer: Viewer, from: number, maxQueued: number): Feed {
  let last = from;
  let live = false;
  let ended = false;
  let queue: Frame[] = [];
  let queued = 0;

  function send(frames: readonly Frame[]) {
    const news = frames.filter((frame) => frame.seq > last);
    const newest = news.at(-1);
    if (!newest) return;
    last = newest.seq;
    viewer.send(news.map(toSse).join(''));
  }

  return {
    viewer,
    last: () => last,
    offer(frames) {
      if (live) return send(frames);
      queue.push(...frames);
      queued += frames.reduce((sum, frame) => sum + frame.json.length, 0);
      if (queued > maxQueued) viewer.drop();
    },
    async replay(frames) {
      send(frames);
      await viewer.drained();
    },
    goLive() {
      live = true;
      send(queue);
      queue = [];
      if (ended) viewer.end();
    },
    finish() {
      ended = true;
      if (live) viewer.end();
    },
    drop: () => viewer.drop(),
  };
}
