import type { components } from '../../../generated/api';
import { maskAccount } from '../../../setting/person/mask-account';
import type { Store } from '../../base/database/db';
import { conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import { accountOf } from '../present';
import { askToJoin, decideJoin, findJoin, findNewestJoin, type JoinRow, listJoins } from '../store/applications';
import { addMember, findRole } from '../store/memberships';
import { findOrganization, findOrganizationByCode, findRegistered } from '../store/organizations';
import { addPersonEvent } from '../store/person-events';
import type { Person } from '../store/persons';
import type { KnownSession } from '../store/sessions';
import { organizationToActFor } from '../tenancy';
import { refuseUnlessAdmin } from './members';

type JoinApplication = components['schemas']['JoinApplication'];

/** Requests to join an organization, named by its id or by a code. */
export async function requestJoin(store: Store, person: Person, wish: { tenantId: string; reason?: string }) {
  const { db } = store;
  const named = wish.tenantId.trim();
  const organization =
    (await findOrganization(db, named)) ??
    (await findOrganizationByCode(db, named)) ??
    (await findRegistered(db, named));
  if (!organization || organization.personalOf !== null || organization.disabledAt)
    throw notFound('organization', named);
  if (await findRole(db, organization.id, person.id)) throw conflict(memberAlready);
  const id = await askToJoin(db, organization.id, person.id, cleanText(wish.reason ?? ''));
  await addPersonEvent(db, { personId: person.id, kind: 'join-applied', detail: organization.id });
  return toJoinApplication(await openJoin(store, id));
}

/** The person's own request, or one to an organization they administer; without an id, the person's latest. */
export async function readJoin(store: Store, known: KnownSession, id?: string): Promise<JoinApplication> {
  const { person } = known;
  const found = id === undefined ? await findNewestJoin(store.db, person.id) : await findJoin(store.db, id);
  if (!found) throw notFound('application', id ?? '');
  if (found.personId === person.id) return toJoinApplication(found);
  const role = await findRole(store.db, found.organizationId, person.id);
  if (role !== 'owner' && role !== 'admin') throw notFound('application', id ?? '');
  await organizationToActFor(store, known, found.organizationId);
  return toJoinApplication(found);
}

export async function listOwnJoins({ db }: Store, person: Person): Promise<JoinApplication[]> {
  return (await listJoins(db, { personId: person.id })).map(toJoinApplication);
}

export async function listApplicants(store: Store, known: KnownSession, organizationId: string) {
  await refuseUnlessAdmin(store, known, organizationId);
  return (await listJoins(store.db, { organizationId })).map(toJoinApplication);
}

interface Verdict {
  id: string;
  applicationId: string;
  decision: 'approved' | 'refused';
}

/** Decides a request and, if approved, adds the person, in one transaction. */
export async function decideApplicant(store: Store, known: KnownSession, { id, applicationId, decision }: Verdict) {
  const { person: admin } = known;
  await refuseUnlessAdmin(store, known, id);
  const found = await openJoin(store, applicationId);
  if (found.organizationId !== id) throw notFound('application', applicationId);
  await store.db.transaction().execute(async (trx) => {
    if (!(await decideJoin(trx, applicationId, decision, admin.id))) throw conflict(decidedAlready);
    if (decision === 'approved') await addMember(trx, id, found.personId, 'member');
    await addPersonEvent(trx, { personId: found.personId, kind: 'join-decided', detail: `${id} ${decision}` });
  });
  return toJoinApplication({ ...found, status: decision });
}

async function openJoin({ db }: Store, id: string): Promise<JoinRow> {
  const found = await findJoin(db, id);
  if (!found) throw notFound('application', id);
  return found;
}

function toJoinApplication(row: JoinRow): JoinApplication {
  return {
    id: row.id,
    tenantId: row.organizationId,
    tenantName: row.organizationName,
    tenantCode: row.tenantCode,
    applicant: row.nickname || maskAccount(accountOf(row)),
    reason: row.reason,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

export const memberAlready = message('accounts:join.memberAlready');
export const decidedAlready = message('accounts:join.decidedAlready');
