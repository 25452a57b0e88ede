import type { FastifyRequest } from 'fastify';
import { auditedBy } from '../../base/audit/audited-by';
import type { Db } from '../../base/database/db';
import { ApiError, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { actingIn } from '../acting';
import { type EndpointRow, findEndpoint } from '../store/webhooks';

/** The organization whose webhooks are meant, and whether whoever asks may change them. A key of it may. */
export async function managingIn(db: Db, req: FastifyRequest) {
  if (req.organizationKey)
    return { person: null, organization: req.organizationKey, runsIt: true, session: undefined, audit: auditedBy(req) };
  const { person, organization, runsIt, session, audit } = await actingIn(db, req);
  if (organization === undefined) throw new ApiError(403, message('webhooks:noOrganization'));
  // A key of a person proves nothing about who holds it, and needs no proof: making it did.
  return { person, organization, runsIt, session: req.apiKey ? undefined : session, audit };
}

export type Managing = Awaited<ReturnType<typeof managingIn>>;

/** An endpoint of theirs that they may change; others are as good as not there. */
export async function findOwnEndpoint(db: Db, id: string, who: Managing): Promise<EndpointRow> {
  const row = await findEndpoint(db, id);
  if (!row || row.organization_id !== who.organization) throw notFound('webhook', id);
  refuseUnlessManager(who);
  return row;
}

export function refuseUnlessManager({ runsIt }: Pick<Managing, 'runsIt'>): void {
  if (!runsIt) throw new ApiError(403, message('webhooks:notAdmin'));
}
