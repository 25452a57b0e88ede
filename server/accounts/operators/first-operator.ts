import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { hashPassword, newPassword } from '../../base/password';
import { addOperator, hasOperators } from '../store/operators';

export interface FirstOperator {
  name: string;
  password: string;
}

/**
 * Creates the operator of a new installation. Of several nodes that start together only one does; the others return
 * undefined.
 */
export async function createFirstOperator({ db }: Store): Promise<FirstOperator | undefined> {
  if (await hasOperators(db)) return undefined;
  const first = { name: 'operator', password: newPassword() };
  const password = await hashPassword(first.password);
  const added = await db.transaction().execute(async (trx) => {
    const made = await addOperator(trx, { name: first.name, password, tenant_id: null });
    if (made) await addAudit(trx, { who: 'seed', action: 'operator-added', target: first.name });
    return made;
  });
  return added ? first : undefined;
}
