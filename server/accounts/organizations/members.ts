import type { components } from '../../../generated/api';
import { maskAccount } from '../../../setting/person/mask-account';
import type { Store } from '../../base/database/db';
import type { Role } from '../../base/database/people-tables';
import { ApiError, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { notAdmin, notMember } from '../people-errors';
import { accountOf } from '../present';
import { changeRole, findRole, listMembers } from '../store/memberships';
import { addPersonEvent } from '../store/person-events';
import type { KnownSession } from '../store/sessions';
import { organizationToActFor } from '../tenancy';

type OrganizationMember = components['schemas']['OrganizationMember'];

/** Returns the role of an owner or admin; throws otherwise. Others learn only that they are not members. */
export async function refuseUnlessAdmin(store: Store, known: KnownSession, organizationId: string): Promise<Role> {
  await organizationToActFor(store, known, organizationId);
  const role = await findRole(store.db, organizationId, known.person.id);
  if (role === undefined) throw notMember();
  if (role === 'member') throw notAdmin();
  return role;
}

export async function readMembers(
  store: Store,
  known: KnownSession,
  organizationId: string,
): Promise<OrganizationMember[]> {
  await organizationToActFor(store, known, organizationId);
  return (await listMembers(store.db, organizationId)).map((one) => ({
    id: one.id,
    nickname: one.nickname || maskAccount(accountOf(one)),
    headImg: one.headImg,
    account: maskAccount(accountOf(one)),
    role: one.role,
    joinedAt: one.joinedAt.toISOString(),
  }));
}

interface Change {
  id: string;
  personId: string;
  /** Null removes the member. */
  role: Role | null;
}

/** Owners may change everybody; admins cannot change or appoint owners; everybody may leave. */
export async function changeMember(store: Store, known: KnownSession, { id, personId, role }: Change): Promise<void> {
  const { db } = store;
  const { person } = known;
  const leaving = role === null && personId === person.id;
  const own = leaving ? await findRole(db, id, person.id) : await refuseUnlessAdmin(store, known, id);
  const theirs = await findRole(db, id, personId);
  if (own === undefined) throw notMember();
  if (theirs === undefined) throw notFound('person', personId);
  if (own !== 'owner' && !leaving && (theirs === 'owner' || role === 'owner')) throw ownersOnly();
  if (!(await changeRole(db, id, personId, role))) throw conflict(lastOwner);
  await addPersonEvent(db, { personId, kind: 'role-changed', detail: `${id} ${role ?? 'removed'}` });
}

const ownersOnly = () => new ApiError(403, message('accounts:members.ownersOnly'));
const lastOwner = message('accounts:members.lastOwner');
