import { useSyncExternalStore } from 'react';
import { readValue, writeValue } from '@/browser/stored-value';
import { createListeners } from '@/lib/listeners';
import type { components } from '../../../generated/api';

export type Attachment = components['schemas']['Attachment'];

/** A file on its way to the server, or why it did not get there. */
export interface Sending {
  key: string;
  name: string;
  /** Sent share, 0 to 1. */
  share: number;
  fault?: string;
  cancel: () => void;
}

export interface Attached {
  ready: readonly Attachment[];
  sending: readonly Sending[];
}

/** The contract's limits. */
export const MOST_ATTACHED = 10;
export const MOST_BYTES = 20_000_000;

const NONE: Attached = { ready: [], sending: [] };
const tab = () => globalThis.sessionStorage;
const keyOf = (chatId: string) => `mw:attached:${chatId}`;
const known = new Map<string, Attached>();
const listeners = createListeners();

/** The files that go with the next question of a chat. Those that arrived survive a reload, like typed input. */
export function useAttached(chatId: string): Attached {
  return useSyncExternalStore(listeners.subscribe, () => attachedTo(chatId));
}

export function attachedTo(chatId: string): Attached {
  const attached = known.get(chatId) ?? { ...NONE, ready: readValue(tab, keyOf(chatId), isReady) ?? [] };
  known.set(chatId, attached);
  return attached;
}

export function putAttached(chatId: string, change: (before: Attached) => Attached): void {
  const attached = change(attachedTo(chatId));
  known.set(chatId, attached);
  writeValue(tab, keyOf(chatId), attached.ready.length > 0 ? attached.ready : null);
  listeners.tell();
}

/** For tests: reads the stored value again. */
export const forgetAttached = (): void => known.clear();

export const isReady = (value: unknown): value is Attachment[] => Array.isArray(value) && value.every(isAttachment);

function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, kind, bytes } = value as Record<string, unknown>;
  const texts = typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number';
  return texts && (kind === 'document' || kind === 'table' || kind === 'picture');
}
