import * as React from 'react';

/**
 * After the first `use`, React's `act` stops at suspended work and resumes only when awaited. Testing Library does not
 * await the `act` of a click, so suspended work was lost and its root never rendered again. Without this flag, `act`
 * renders the fallback.
 */
export function keepActGoing(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) throw new Error('This React keeps its internals elsewhere.');
  Object.defineProperty(internals, 'didUsePromise', { get: () => false, set: () => undefined });
}
