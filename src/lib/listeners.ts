/** A set of change listeners. */
export interface Listeners {
  tell: () => void;
  /** Returns a function that removes the listener. */
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
