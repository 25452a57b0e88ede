interface Waiting {
  owner: string;
  cost: number;
  start(): void;
}

interface Asker {
  /** The owner of the picture; one picture per owner is decoded at a time, so many of one owner never delay others. */
  owner: string;
  /** Aborted when nobody waits for the result any longer. */
  signal?: AbortSignal;
}

export interface PixelBudget {
  /** Runs the task when enough pixels are free; rejects with the signal's reason if aborted before. */
  run<T>(pixels: number, asker: Asker, task: () => Promise<T>): Promise<T>;
  state(): { inFlight: number; waiting: number };
}

interface PixelRules {
  /** Maximum number of pixels decoded at a time, over all pictures. A larger picture runs alone. */
  mostInFlight: number;
  mostWaiting: number;
  mostWaitingOfOne: number;
}

/** Too many pictures are waiting; the caller gets an error instead of a long wait. */
export class PixelsBusy extends Error {}

/**
 * First come, first served. Small pictures do not overtake a large one, which would otherwise wait forever; only
 * further pictures of a busy owner are skipped.
 */
export function openPixelBudget({ mostInFlight, mostWaiting, mostWaitingOfOne }: PixelRules): PixelBudget {
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  let inFlight = 0;

  const serve = () => {
    for (;;) {
      const at = waiting.findIndex(({ owner }) => !busy.has(owner));
      const next = waiting[at];
      if (!next || inFlight + next.cost > mostInFlight) return;
      waiting.splice(at, 1);
      busy.add(next.owner);
      inFlight += next.cost;
      next.start();
    }
  };
  const enter = (owner: string, cost: number, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(signal?.reason);
        serve();
      };
      const start = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const turn: Waiting = { owner, cost, start };
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(turn);
      serve();
    });
  const leave = (owner: string, cost: number) => {
    busy.delete(owner);
    inFlight -= cost;
    serve();
  };

  return {
    state: () => ({ inFlight, waiting: waiting.length }),
    async run(pixels, { owner, signal }, task) {
      signal?.throwIfAborted();
      const own = waiting.filter((one) => one.owner === owner).length;
      if (waiting.length >= mostWaiting || own >= mostWaitingOfOne) throw new PixelsBusy();
      const cost = Math.min(pixels, mostInFlight);
      await enter(owner, cost, signal);
      try {
        return await task();
      } finally {
        leave(owner, cost);
      }
    },
  };
}
