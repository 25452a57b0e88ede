import { newId } from '@/browser/new-id';
import { readValue, writeValue } from '@/browser/stored-value';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length >= 16;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 40;
const storage = () => window.localStorage;

/** What this browser calls itself, so that a guest can take back their own words. */
export function guestKey(): string {
  const known = readValue(storage, 'mw:guest', isText);
  if (known) return known;
  const made = newId();
  writeValue(storage, 'mw:guest', made);
  return made;
}

export const readGuestName = (): string => readValue(storage, 'mw:guest-name', isName) ?? '';

export const keepGuestName = (name: string): void => writeValue(storage, 'mw:guest-name', name);
