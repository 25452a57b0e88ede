import { addOperator, findOperator } from '../../server/accounts/store/operators';
import { openOperatorSession } from '../../server/accounts/store/sessions';
import type { Store } from '../../server/base/database/db';
import type { OperatorRole } from '../../setting/operator/may';

/** A signed-in operator; send the cookie. The password is unusable, as these never sign in by hand. */
export async function signedIn(
  { db }: Store,
  name = 'operator',
  tenantId: string | null = null,
  role?: OperatorRole,
): Promise<{ cookie: string }> {
  await addOperator(db, { name, password: '', tenant_id: tenantId, role });
  const operator = await findOperator(db, name);
  const token = await openOperatorSession(db, { personId: operator?.id ?? '' });
  return { cookie: `mw_operator=${token}` };
}
