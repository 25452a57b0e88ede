import type { Store } from '../../base/database/db';
import { ApiError, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { toOrganization } from '../present';
import { acceptRole } from '../roles/accept-role';
import { spendInvitation } from '../store/invitations';
import { addMember, findRole } from '../store/memberships';
import { addPersonEvent } from '../store/person-events';
import type { Person } from '../store/persons';
import { findOpenInvitation, used } from './invite';
import { memberAlready } from './join';

/** Adds the person and uses up one place, in one transaction. */
export async function acceptInvitation({ db }: Store, person: Person, token: string) {
  return db.transaction().execute(async (trx) => {
    const open = await findOpenInvitation({ db: trx }, token);
    const { id, account, role, invitedBy } = open.invitation;
    if (account !== null && account !== person.phone && account !== person.email) throw notForYou();
    if ('workbench' in open) {
      await acceptRole(trx, person, { id, invitedBy, workbench: open.workbench });
      return null;
    }
    const { organization } = open;
    if (role === null) throw conflict(used);
    if (await findRole(trx, organization.id, person.id)) throw conflict(memberAlready);
    // If two people compete for the last place, the second is refused.
    if (!(await spendInvitation(trx, id))) throw conflict(used);
    // Accepting twice at once uses only one place.
    if (!(await addMember(trx, organization.id, person.id, role))) throw conflict(memberAlready);
    const detail = `${organization.id} ${id} ${role}`;
    await addPersonEvent(trx, { personId: person.id, kind: 'invitation-accepted', detail });
    return toOrganization(organization, role);
  });
}

const notForYou = () => new ApiError(403, message('accounts:invite.notForYou'));
