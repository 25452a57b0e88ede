import { useEffect, useSyncExternalStore } from 'react';
import type { Command } from './command';

const sources = new Map<symbol, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function change(edit: () => void): void {
  edit();
  all = [...sources.values()].flat();
  for (const listener of listeners) listener();
}

/** Adds commands to the palette for as long as the component is there. Give a stable list: a new one is a new registration. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const source = Symbol('commands');
    change(() => sources.set(source, commands));
    return () => change(() => sources.delete(source));
  }, [commands]);
}

export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => all);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
