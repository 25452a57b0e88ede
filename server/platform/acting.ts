import type { FastifyRequest } from 'fastify';
import { personOf, readRoles } from '../accounts';
import { auditedBy } from '../base/audit/audited-by';
import type { Db } from '../base/database/db';
import { ApiError, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { findKeyRow, type KeyRow } from './store/api-keys';

/** The signed-in person, the organization that they act for, and whether they run it. */
export async function actingIn(db: Db, req: FastifyRequest) {
  const { person, session } = personOf(req);
  const chosen = session.tenantId ?? undefined;
  const roles = await readRoles(db, person.id, chosen === undefined ? [] : [chosen]);
  const role = chosen === undefined ? undefined : roles.get(chosen);
  return {
    person: person.id,
    session,
    organization: role && chosen,
    runsIt: role === 'owner' || role === 'admin',
    audit: auditedBy(req),
    domain: req.accessDomain,
  };
}

export type Acting = Awaited<ReturnType<typeof actingIn>>;

/** Whether the key is theirs to change: their own, or of the organization that they run. */
export const mayChange = (row: KeyRow, { person, runsIt }: Pick<Acting, 'person' | 'runsIt'>): boolean =>
  row.kind === 'person' ? row.person_id === person : runsIt;

/** A key that the reader may change; others are as good as not there. */
export async function findOwnKey(db: Db, id: string, who: Acting): Promise<KeyRow> {
  const row = await findKeyRow(db, id);
  const isTheirs = row?.kind === 'person' ? row.person_id === who.person : row?.organization_id === who.organization;
  if (!row || !isTheirs) throw notFound('key', id);
  if (!mayChange(row, who)) throw new ApiError(403, message('platform:key.notAdmin'));
  return row;
}
