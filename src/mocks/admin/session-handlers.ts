import type { RequestHandler } from 'msw';
import { mockOperation } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';

const scope = { kind: 'installation' as const };
const roles = [{ scope, role: 'administrator' as const }];
const operator = { id: PERSON, name: PERSON, scope, roles };

/** Everybody is signed in as the demo's operator; after signing out, any password works. */
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
