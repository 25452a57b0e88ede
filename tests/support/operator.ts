import type { Store } from '../../server/store/db';
import { addOperator, findOperator } from '../../server/store/operators';
import { openOperatorSession } from '../../server/store/people/sessions';

/** Somebody who is signed in: send the cookie along. The password is nobody's: these never sign in by hand. */
export async function signedIn(
  { db }: Store,
  name = 'operator',
  tenantId: string | null = null,
): Promise<{ cookie: string }> {
  await addOperator(db, { name, password: '', tenant_id: tenantId });
  const operator = await findOperator(db, name);
  const token = await openOperatorSession(db, { personId: operator?.id ?? '' });
  return { cookie: `mw_operator=${token}` };
}
