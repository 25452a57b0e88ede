import { memoryStorage } from './memory-storage';

/**
 * Replaces the storage of this window: what the operator has stored as a visitor, such as closed notices, must not
 * affect the preview, nor the preview their storage.
 */
export function isolate(own: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(own, name, { value: memoryStorage(), configurable: true });
  // Shows problem cards, because operators view the preview.
  own.sessionStorage.setItem('mw:inspect', '1');
}
