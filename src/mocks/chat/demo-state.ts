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
  tags?: string[];
  /** The assistant that it began with. */
  assistant?: string | undefined;
  /** When its context was cleared, the last time last. */
  cleared?: string[];
  /** Its links; absent while its address alone opens it. */
  shares?: Data<'listChatShares'>['items'];
  /** The message whose branch was seen last. */
  shown?: string;
  messages: DemoMessage[];
  /** Deleted branches, by the message that each began with. */
  deleted?: Record<string, DemoMessage[]>;
}

/**
 * A run with its full answer from the start. What has been streamed follows from the clock, so a reload loses nothing.
 */
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
/** The oldest chats are dropped, because storage holds only a few megabytes. */
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
    // Storage is full or forbidden; the state stays in memory.
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
    // Written by another version of the demo, or storage is forbidden.
  }
  return structuredClone(EMPTY);
}
