import { memoryStorage } from './memory-storage';

/**
 * What this browser remembers of the operator as a visitor (a closed notice, recent questions) is not what other visitors see, and
 * what is tried out here must not stay with them.
 */
export function isolate(own: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(own, name, { value: memoryStorage(), configurable: true });
  // Problem cards instead of quiet gaps: who looks here is an operator.
  own.sessionStorage.setItem('mw:inspect', '1');
}
