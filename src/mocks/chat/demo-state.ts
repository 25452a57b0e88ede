import type { Data } from '@/api/paths';
import type { RunEvent, Schemas } from '../knowledge/types';

export type DemoMessage = Omit<Data<'getChat'>['messages'][number], 'events' | 'status'>;

export interface DemoChat {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  pinned?: boolean | undefined;
  messages: DemoMessage[];
}

/** The whole answer is known when it starts; what a viewer has seen of it follows from the clock. So a reload loses nothing. */
export interface DemoRun {
  id: string;
  chatId: string;
  startedAt: number;
  steps: { at: number; event: RunEvent }[];
}

interface State {
  chats: Record<string, DemoChat>;
  runs: Record<string, DemoRun>;
}

export type Evaluation = Schemas['Evaluation'];
const KEY = 'millwright-demo';
const EMPTY: State = { chats: {}, runs: {} };
/** Oldest chats make room: a browser gives a site a few megabytes. */
const MAX_CHATS = 50;

let state: State | undefined;

export function demoState(): State {
  state ??= read();
  return state;
}

export function saveDemoState(): void {
  const { chats, runs } = demoState();
  const old = Object.values(chats).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  for (const chat of old.slice(MAX_CHATS)) {
    delete chats[chat.id];
    for (const run of Object.values(runs)) if (run.chatId === chat.id) delete runs[run.id];
  }
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(demoState()));
  } catch {
    // Storage is full or forbidden: the demo goes on in memory.
  }
}

export function clearDemoState(): void {
  state = undefined;
  globalThis.localStorage?.removeItem(KEY);
}

function read(): State {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? 'null');
    if (typeof stored === 'object' && stored !== null && 'chats' in stored && 'runs' in stored) return stored as State;
  } catch {
    // Another version of the demo wrote it, or storage is forbidden.
  }
  return structuredClone(EMPTY);
}
