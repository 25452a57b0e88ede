import { type ActingOperator, actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { claimHost, readClaim, updateClaim } from '../../base/database/host-claims';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import { badRequest, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { dropHost, grantHost, readHost } from '../store/hosts';
import { newToken } from './host-proof';

interface Decision {
  domain: string;
  tenantId: string;
  approve: boolean;
  operator: ActingOperator;
}

/** What an operator of the installation says: yes gives the host to an organization, no refuses it or takes it back. */
export async function decideHost({ db }: Store, { domain, tenantId, approve, operator }: Decision): Promise<void> {
  if (domain === MAIN_DOMAIN) throw badRequest(mainIsOurs);
  await db.transaction().execute(async (trx) => {
    const host = await readHost(trx, domain);
    const theirs = host?.tenant_id === tenantId;
    const whose = { domain, tenantId };
    if (!theirs && !(await readClaim(trx, whose))) throw notFound('domain', domain);
    // What is taken back stays so: a claim remembers it, also where there was none.
    await claimHost(trx, { ...whose, token: newToken(), by: operator.name });
    const answered = approve
      ? { asked_at: null, refused_at: null, refused_by: null, fault: null }
      : { asked_at: null, refused_at: new Date(), refused_by: operator.name };
    await updateClaim(trx, whose, answered);
    if (approve) await grantHost(trx, { domain, tenantId, by: operator.name });
    else if (theirs) await dropHost(trx, domain);
    const action = approve ? 'host-approved' : theirs ? 'host-removed' : 'host-refused';
    await addAudit(trx, { ...actorOf(operator), action, domain, organization: tenantId, target: domain });
  });
}

const mainIsOurs = message('domains:decideHost.mainIsOurs');
