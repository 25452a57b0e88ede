interface Waiting {
  owner: string;
  start(): void;
  moved(ahead: number): void;
}

interface Queue {
  /** Runs the task when a slot is free; rejects with the signal's reason if aborted before. */
  run<T>(owner: string, signal: AbortSignal, task: () => Promise<T>, moved?: (ahead: number) => void): Promise<T>;
  waiting(): number;
}

export class QueueFull extends Error {}

/** First come, first served, with one task per owner at a time, so that many tasks of one owner never delay others. */
export function openQueue(places: number, most: number): Queue {
  const waiting: Waiting[] = [];
  const busy: string[] = [];

  const serve = () => {
    while (busy.length < places) {
      const next = waiting.findIndex(({ owner }) => !busy.includes(owner));
      if (next < 0) break;
      const [turn] = waiting.splice(next, 1);
      if (turn) busy.push(turn.owner);
      turn?.start();
    }
    for (const [ahead, one] of waiting.entries()) one.moved(ahead);
  };
  const leave = (owner: string) => {
    busy.splice(busy.indexOf(owner), 1);
    serve();
  };
  const enter = (owner: string, signal: AbortSignal, moved: (ahead: number) => void) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(signal.reason);
        serve();
      };
      const turn: Waiting = {
        owner,
        moved,
        start() {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(turn);
      serve();
    });

  return {
    waiting: () => waiting.length,
    async run(owner, signal, task, moved = () => {}) {
      signal.throwIfAborted();
      if (waiting.length >= most) throw new QueueFull();
      await enter(owner, signal, moved);
      try {
        return await task();
      } finally {
        leave(owner);
      }
    },
  };
}
