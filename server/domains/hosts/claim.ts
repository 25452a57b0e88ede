import { type ActingOperator, actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { beginCheck, claimHost, updateClaim } from '../../base/database/host-claims';
import { ApiError, badRequest, conflict, tooMany } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Outgoing } from '../../base/outgoing/create-outgoing';
import { openDomain } from '../publishing/domain-access';
import { addHost, readHost, tenantOf } from '../store/hosts';
import { isProvable, newToken, wantedProof } from './host-proof';
import { lookForProof } from './look-for-proof';

interface Input {
  domain: string;
  operator: ActingOperator;
}

/** Between two looks at the same host: a proof takes minutes to arrive, and the host is somebody's. */
const pauseSeconds = 10;

/** The claim of the operator's organization on a domain that they have a draft of, or that is theirs already. */
export async function openClaim(store: Store, { domain, operator }: Input) {
  const { scope, name } = operator;
  const tenantId = tenantOf(scope);
  if (tenantId === null) throw badRequest(needsNoProof);
  await openDomain(store, operator, domain);
  return claimHost(store.db, { domain, tenantId, token: newToken(), by: name });
}

/** Looks for the token and, where it is found, gives the host to the organization. */
export async function checkHost(
  { store, outgoing, mainHosts }: { store: Store; outgoing: Outgoing; mainHosts: readonly string[] },
  input: Input,
): Promise<void> {
  const { domain, operator } = input;
  const claim = await openClaim(store, input);
  const whose = { domain, tenantId: claim.tenant_id };
  if (!isProvable(domain, mainHosts)) throw badRequest(notProvable);
  if (claim.refused_at) throw new ApiError(403, refusedBefore);
  await refuseTaken(store, whose);
  if (!(await beginCheck(store.db, whose, pauseSeconds))) throw tooMany(pauseSeconds * 1000);
  const found = await lookForProof(outgoing, wantedProof(domain, claim.token));
  if ('fault' in found) {
    await updateClaim(store.db, whose, { fault: found.fault });
    return;
  }
  await store.db.transaction().execute(async (trx) => {
    // Somebody may have been faster, or the installation may have said no meanwhile.
    if (!(await updateClaim(trx, whose, { fault: null, asked_at: null, ifNotRefused: true })))
      throw new ApiError(403, refusedBefore);
    if (!(await addHost(trx, { ...whose, how: found.how, by: operator.name }))) throw conflict(taken);
    const what = { domain, organization: whose.tenantId, target: domain, message: found.how };
    await addAudit(trx, { ...actorOf(operator), action: 'host-approved', ...what });
  });
}

/** Asks the operators of the installation to approve without a proof, even after a refusal. */
export async function askForHost(store: Store, input: Input): Promise<void> {
  const { tenant_id: tenantId } = await openClaim(store, input);
  await refuseTaken(store, { domain: input.domain, tenantId });
  await updateClaim(store.db, { domain: input.domain, tenantId }, { asked_at: new Date() });
}

async function refuseTaken({ db }: Store, { domain, tenantId }: { domain: string; tenantId: string }): Promise<void> {
  const host = await readHost(db, domain);
  if (host && host.tenant_id !== tenantId) throw conflict(taken);
}

const needsNoProof = message('domains:claim.needsNoProof');
const notProvable = message('domains:claim.notProvable');
const refusedBefore = message('domains:claim.refusedBefore');
const taken = message('domains:claim.taken');
