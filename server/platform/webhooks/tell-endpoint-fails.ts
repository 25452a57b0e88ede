import type { Db } from '../../base/database/db';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { whoRuns } from '../store/api-keys';
import type { EndpointRow } from '../store/webhooks';

/** Tells those who run its organization that nothing arrives at an endpoint, once for each state that this brings. */
export async function tellEndpointFails(
  jobs: Context['jobs'],
  trx: Db,
  { id, name, organization_id, access_domain, state }: EndpointRow,
): Promise<void> {
  await notify(jobs, trx, {
    ...{ kind: 'webhook-fails', domain: access_domain, people: await whoRuns(trx, organization_id) },
    ...{ root: `webhook:${id}`, link: `/developerPlatform/webhooks/${id}`, title: name },
    event: `webhook:${id}:${state}:${new Date().toISOString()}`,
  });
}
