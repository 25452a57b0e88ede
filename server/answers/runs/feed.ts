import type { Frame } from './types';
import { toSse } from './write-event';

/** The far end of one event stream. */
export interface Viewer {
  /** Never blocks or throws; the implementation cuts off a viewer who falls too far behind. */
  send(text: string): void;
  /** Resolves when everything sent has left, or the viewer is gone. */
  drained(): Promise<void>;
  end(): void;
  /** Cuts the connection without an end event; the viewer reconnects for the rest. */
  drop(): void;
  gone(): boolean;
  onClose(fn: () => void): void;
}

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
