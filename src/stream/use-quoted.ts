import { useSyncExternalStore } from 'react';
import { readValue, writeValue } from '@/browser/stored-value';
import type { ResearchRequest } from './transport';

export type QuotedText = NonNullable<ResearchRequest['quoted']>[number];

/** The contract's limits: texts per question, and characters per text. */
export const MOST_QUOTED = 4;
export const LONGEST_QUOTED = 20_000;

const NONE: readonly QuotedText[] = [];
const tab = () => globalThis.sessionStorage;
const known = new Map<string, readonly QuotedText[]>();
const listeners = new Set<() => void>();

/** The texts that the next question of a chat will quote. They survive a reload, like typed input. */
export function useQuoted(chatId: string): readonly QuotedText[] {
  return useSyncExternalStore(subscribe, () => quotedOf(chatId));
}

/**
 * Adds a text; false if there is no room, because older texts are never dropped silently. True if it is already there.
 */
export function addQuoted(chatId: string, added: QuotedText): boolean {
  const before = quotedOf(chatId);
  if (before.some(({ text }) => text === added.text)) return true;
  if (before.length >= MOST_QUOTED) return false;
  putQuoted(chatId, [...before, added]);
  return true;
}

export function putQuoted(chatId: string, quoted: readonly QuotedText[]): void {
  known.set(chatId, quoted);
  writeValue(tab, keyOf(chatId), quoted.length > 0 ? quoted : null);
  for (const fn of listeners) fn();
}

/** For tests: reads the stored value again. */
export function forgetQuoted(): void {
  known.clear();
}

function quotedOf(chatId: string): readonly QuotedText[] {
  const quoted = known.get(chatId) ?? readValue(tab, keyOf(chatId), isQuoted) ?? NONE;
  known.set(chatId, quoted);
  return quoted;
}

const keyOf = (chatId: string) => `mw:quoted:${chatId}`;

export function isQuoted(value: unknown): value is QuotedText[] {
  return Array.isArray(value) && value.length <= MOST_QUOTED && value.every(isOne);
}

function isOne(value: unknown): value is QuotedText {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('text' in value)) return false;
  return (value.kind === 'quote' || value.kind === 'paste') && typeof value.text === 'string';
}

function subscribe(fn: () => void): () => void {
  listeners.add(fn);
  return () => listeners.delete(fn);
}
