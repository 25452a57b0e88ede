import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';
import type { Command } from './command';

/** Commands, or what lists them once the palette opens: naming every text of a draft takes long. */
type Source = readonly Command[] | (() => readonly Command[]);

const sources = new Map<symbol, Source>();
const listeners = createListeners();
let all: readonly Source[] = [];

function change(edit: () => void): void {
  edit();
  all = [...sources.values()];
  listeners.tell();
}

/** Adds commands to the palette while the component is mounted. The source must be stable: a new one registers anew. */
export function useCommands(commands: Source): void {
  useEffect(() => {
    const source = Symbol('commands');
    change(() => sources.set(source, commands));
    return () => change(() => sources.delete(source));
  }, [commands]);
}

export function useAllCommands(): readonly Command[] {
  const now = useSyncExternalStore(listeners.subscribe, () => all);
  return useMemo(() => now.flatMap((source) => (typeof source === 'function' ? source() : source)), [now]);
}
