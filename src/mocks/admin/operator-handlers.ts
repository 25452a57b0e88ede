import type { RequestHandler } from 'msw';
import { newId } from '@/browser/new-id';
import { maskAccount } from '../../../setting/person/mask-account';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { note } from './publish-into';

const DAY_MS = 24 * 60 * 60 * 1000;
const SINCE = '2026-11-02T08:00:00.000Z';

/** The demo's operator alone, and whom they invite. */
export const operatorHandlers = (): RequestHandler[] => [
  mockOperation('listOperators', () =>
    withAdminState(({ invitedOperators = [] }) => ({
      grants: [
        {
          ...{ id: 'demo-role', operatorId: PERSON, name: PERSON, account: PERSON, active: true },
          ...{ scope: { kind: 'installation' as const }, role: 'administrator' as const },
          ...{ grantedAt: SINCE, grantedBy: null },
        },
      ],
      invitations: invitedOperators,
    })),
  ),
  mockOperation('setOperatorRole', ({ arg, locale }) => noOther(arg.id, locale)),
  mockOperation('removeOperatorRole', ({ arg, locale }) => noOther(arg.id, locale)),
  mockOperation('inviteOperator', ({ arg }) =>
    withAdminState((state) => {
      const { scope, role, days, account } = arg;
      const [createdAt, endsAt] = [0, days].map((later) => new Date(Date.now() + later * DAY_MS).toISOString());
      const invitation = {
        ...{ id: newId(), scope, role, invitedBy: PERSON, createdAt: createdAt ?? '', endsAt: endsAt ?? '' },
        ...(account && { account: maskAccount(account) }),
      };
      state.invitedOperators = [invitation, ...(state.invitedOperators ?? [])];
      note(state, { action: 'operator-invited', author: PERSON, target: invitation.id, message: role });
      return { token: `demo-${newId()}`, invitation };
    }),
  ),
  mockOperation('revokeOperatorInvitation', ({ arg, locale }) =>
    withAdminState((state) => {
      const left = (state.invitedOperators ?? []).filter(({ id }) => id !== arg.id);
      if (left.length === (state.invitedOperators ?? []).length) throw new Refusal(404, noSuch('invitation')[locale]);
      state.invitedOperators = left;
      return null;
    }),
  ),
];

function noOther(_id: string, locale: 'zh-CN' | 'en-US'): never {
  throw new Refusal(404, noSuch('operator')[locale]);
}
