/** Whoever wants to know that something changed. */
export interface Listeners {
  tell: () => void;
  /** What it returns takes the listener away again. */
  subscribe: (listener: () => void) => () => void;
}

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    tell() {
      for (const listener of all) listener();
    },
    subscribe(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
