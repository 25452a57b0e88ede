import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';
import type { Command } from './command';

const sources = new Map<symbol, readonly Command[]>();
const listeners = createListeners();
let all: readonly Command[] = [];

function change(edit: () => void): void {
  edit();
  all = [...sources.values()].flat();
  listeners.tell();
}

/** Adds commands to the palette while the component is mounted. The list must be stable: a new one registers anew. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const source = Symbol('commands');
    change(() => sources.set(source, commands));
    return () => change(() => sources.delete(source));
  }, [commands]);
}

export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore(listeners.subscribe, () => all);
}
