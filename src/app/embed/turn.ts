/** What an embedded page shows. */
export type Turn =
  | { kind: 'waiting' | 'open' | 'ended' | 'off' | 'unknown' }
  /** In the words of the server. */
  | { kind: 'refused'; why: string };

/** Where an embedded page is, and how often it has been begun anew. */
export interface TurnStore {
  now(): Turn;
  count(): number;
  become(next: Turn): void;
  /** Leaves the chat that is open. */
  restart(): void;
  subscribe(fn: () => void): () => void;
}

export function createTurn(): TurnStore {
  let turn: Turn = { kind: 'waiting' };
  let count = 0;
  const heard = new Set<() => void>();
  const tell = () => {
    for (const fn of heard) fn();
  };
  return {
    now: () => turn,
    count: () => count,
    become(next) {
      turn = next;
      tell();
    },
    restart() {
      count += 1;
      tell();
    },
    subscribe(fn) {
      heard.add(fn);
      return () => heard.delete(fn);
    },
  };
}
