import { useSyncExternalStore } from 'react';
import { newId } from '@/browser/new-id';
import { readValue, writeValue } from '@/browser/stored-value';
import { createListeners } from '@/lib/listeners';
import type { PlanChoice } from '@/stream/types';
import { isQuoted, type QuotedText } from '@/stream/use-quoted';
import { type Attachment, isReady } from '../attach/attached-store';

/** What one waiting question asks. */
export interface Waiting {
  text: string;
  quoted: QuotedText[];
  research: PlanChoice | null;
  attachments: Attachment[];
}

/**
 * A question that waits for its turn. Its ids are made when it is queued and name the answer that it follows, so that
 * it stays with its branch and two tabs that both send it start one answer.
 */
export interface Entry extends Waiting {
  messageId: string;
  answerId: string;
  parentId: string;
}

export const MOST_WAITING = 10;

const NONE: readonly Entry[] = [];
const local = () => globalThis.localStorage;
const keyOf = (chatId: string) => `mw:queue:${chatId}`;
const known = new Map<string, readonly Entry[]>();
const listeners = createListeners();

/** The questions of a chat that wait, of all its branches. They survive reloads and are shared by all tabs. */
export function useQueued(chatId: string): readonly Entry[] {
  return useSyncExternalStore(subscribe, () => queuedOf(chatId));
}

/** Those that wait behind this answer, in their order. */
export function waitingAfter(entries: readonly Entry[], answerId: string): Entry[] {
  const found: Entry[] = [];
  let at: string | undefined = answerId;
  while (at !== undefined && found.length <= entries.length) {
    const next = entries.find(({ parentId }) => parentId === at);
    if (next) found.push(next);
    at = next?.answerId;
  }
  return found;
}

/** Adds a question behind an answer; false if as many wait as may. */
export function addWaiting(chatId: string, answerId: string, waiting: Waiting): boolean {
  const entries = queuedOf(chatId);
  const before = waitingAfter(entries, answerId);
  if (before.length >= MOST_WAITING) return false;
  const parentId = before.at(-1)?.answerId ?? answerId;
  put(chatId, [...entries, { ...waiting, messageId: newId(), answerId: newId(), parentId }]);
  return true;
}

/** Changes what the questions behind an answer ask; those that are left over are removed from the end. */
export function changeWaiting(
  chatId: string,
  answerId: string,
  change: (waiting: readonly Waiting[]) => readonly Waiting[],
): void {
  const entries = queuedOf(chatId);
  const before = waitingAfter(entries, answerId);
  const after = change(before).map(({ text, quoted, research, attachments }) => ({
    text,
    quoted,
    research,
    attachments,
  }));
  // The ids stay in their order: only what is asked moves, so the chain of answers is never broken.
  const changed = before.slice(0, after.length).map((entry, at) => ({ ...entry, ...after[at] }));
  put(chatId, [...entries.filter((entry) => !before.includes(entry)), ...changed]);
}

/** Takes the next question behind an answer, to send it. */
export function takeNext(chatId: string, answerId: string): Entry | undefined {
  const entries = queuedOf(chatId);
  const [next] = waitingAfter(entries, answerId);
  if (next)
    put(
      chatId,
      entries.filter((entry) => entry !== next),
    );
  return next;
}

/** Another answer stands in the place of the one that they wait behind, such as its new version. */
export function moveWaiting(chatId: string, from: string, to: string): void {
  const entries = queuedOf(chatId);
  if (!entries.some(({ parentId }) => parentId === from)) return;
  put(
    chatId,
    entries.map((entry) => (entry.parentId === from ? { ...entry, parentId: to } : entry)),
  );
}

/** For tests: reads the stored value again. */
export function forgetQueues(): void {
  known.clear();
}

function put(chatId: string, entries: readonly Entry[]): void {
  known.set(chatId, entries);
  writeValue(local, keyOf(chatId), entries.length > 0 ? entries : null);
  listeners.tell();
}

function queuedOf(chatId: string): readonly Entry[] {
  const entries = known.get(chatId) ?? readValue(local, keyOf(chatId), isQueue) ?? NONE;
  known.set(chatId, entries);
  return entries;
}

function subscribe(fn: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith('mw:queue:')) return;
    known.clear();
    fn();
  };
  window.addEventListener('storage', onStorage);
  const leave = listeners.subscribe(fn);
  return () => {
    window.removeEventListener('storage', onStorage);
    leave();
  };
}

const isQueue = (value: unknown): value is Entry[] => Array.isArray(value) && value.every(isEntry);

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { text, quoted, research, attachments, messageId, answerId, parentId } = value as Record<string, unknown>;
  const texts = [text, messageId, answerId, parentId].every((each) => typeof each === 'string');
  return (
    texts &&
    isQuoted(quoted) &&
    isReady(attachments) &&
    (research === null || research === 'ask' || research === 'auto')
  );
}
