import type { RequestHandler } from 'msw';
import { mockOperation } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';

const operator = { id: PERSON, name: PERSON, scope: { kind: 'installation' as const } };

/** Everybody is the demo's operator, until they sign out; then any password will do. */
export const sessionHandlers = (): RequestHandler[] => [
  mockOperation('getOperator', () => withAdminState((state) => (state.signedIn ? operator : null))),
  mockOperation('signInOperator', () =>
    withAdminState((state) => {
      state.signedIn = true;
      return operator;
    }),
  ),
  mockOperation('signOutOperator', () =>
    withAdminState((state) => {
      state.signedIn = false;
      return null;
    }),
  ),
];
