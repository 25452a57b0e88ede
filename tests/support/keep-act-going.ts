import * as React from 'react';

/**
 * Once anything was `use`d, `act` stops where something waits and goes on when it is awaited. A click of Testing Library is an `act`
 * that nobody awaits: what waited was lost, and its root never drew again. Without that word, `act` shows what stands in for it meanwhile.
 */
export function keepActGoing(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) throw new Error('This React keeps its internals elsewhere.');
  Object.defineProperty(internals, 'didUsePromise', { get: () => false, set: () => undefined });
}
