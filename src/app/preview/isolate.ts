import { memoryStorage } from './memory-storage';

/**
 * Replaces the storage of this window: what the operator has stored as a visitor, such as closed notices, must not
 * affect the preview, nor the preview their storage.
 */
export function isolate(own: Window, guest = false): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(own, name, { value: memoryStorage(), configurable: true });
  // Shows operators problem cards, where guests see what visitors would.
  if (!guest) own.sessionStorage.setItem('mw:inspect', '1');
}
