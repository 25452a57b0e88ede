import { useSyncExternalStore } from 'react';

let held: string | undefined;
const listeners = new Set<() => void>();

/** A key just made, for the samples and the console. It stays in this tab's memory and is gone with it. */
export function holdKey(key: string | undefined): void {
  held = key;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useHeldKey = (): string | undefined => useSyncExternalStore(subscribe, () => held);
