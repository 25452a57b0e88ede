import type { RequestHandler } from 'msw';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';

const operator = { id: PERSON, name: PERSON, scope: { kind: 'installation' as const } };

/** Everybody is the demo's operator, until they sign out; then any password will do. */
export const sessionHandlers = (): RequestHandler[] => [
  mockOperation('getOperator', ({ locale }) =>
    withAdminState((state) => {
      if (state.signedIn) return operator;
      throw new Refusal(401, { 'zh-CN': '请登录。', 'en-US': 'Please sign in.' }[locale]);
    }),
  ),
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
