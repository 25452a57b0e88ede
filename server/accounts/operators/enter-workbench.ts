import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import type { StoredOperator } from '../store/operators';
import { openOperatorSession } from '../store/sessions';
import { tenantOfRoles } from './operator';

type NewSession = Omit<Parameters<typeof openOperatorSession>[1], 'personId'>;

/**
 * Opens a workbench session and records the sign-in, both in one transaction. Every way into the workbench ends here.
 */
export function enterWorkbench({ db }: Store, operator: StoredOperator, session: NewSession): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { address = null, device = null } = session;
    const who = {
      who: operator.name,
      whoId: operator.id,
      organization: tenantOfRoles(operator.roles),
      address,
      device,
    };
    await addAudit(trx, { ...who, action: 'sign-in', target: 'workbench' });
    return openOperatorSession(trx, { ...session, personId: operator.id });
  });
}
