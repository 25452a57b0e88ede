import { NOBODY } from '../../base/audit/audited-by';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import type { Caller } from '../../base/limits/caller';
import { verifyPassword } from '../../base/password';
import { readAccount } from '../account';
import { refuseWithoutSecondStep } from '../factor/second-step';
import { findOperatorByAccount } from '../store/operators';
import type { SessionLife } from '../store/session-life';
import { checkRateLimit, resetRateLimit } from '../throttle';
import { enterWorkbench } from './enter-workbench';
import { type Operator, tenantOfRoles, toOperator } from './operator';
import { wrongNameOrPassword } from './wrong-name-or-password';

interface Attempt {
  /** Operator name, phone or email address. */
  name: string;
  password: string;
  caller: Caller;
  /** The id of the browser in which the second step must follow. */
  visitor?: string;
  rpId?: string;
  /** Whether operators need a second factor. */
  required?: boolean;
  address?: string;
  device?: string;
  life?: SessionLife;
}

export async function signIn(store: Store, given: Attempt): Promise<{ operator: Operator; token: string }> {
  const name = readAccount(given.name).value;
  const admitted = await checkRateLimit(store, { name, caller: given.caller });
  const found = await findOperatorByAccount(store.db, name);
  if (!(await verifyPassword(found?.password ?? undefined, given.password)) || !found) {
    const { address, device } = given;
    // The typed name is not logged, as it may be a password in the wrong field.
    const who = {
      who: found?.name ?? NOBODY,
      whoId: found?.id,
      organization: found && tenantOfRoles(found.roles),
      address,
      device,
    };
    await addAudit(store.db, { ...who, action: 'sign-in-failed' });
    throw wrongNameOrPassword();
  }
  await resetRateLimit(store, admitted);
  const { visitor = '', rpId, required = false, ...place } = given;
  await refuseWithoutSecondStep(store, { person: found, visitor, rpId, required, door: 'workbench', how: 'password' });
  const { address, device, life } = place;
  const token = await enterWorkbench(store, found, { address, device, life });
  return { operator: toOperator(found), token };
}
