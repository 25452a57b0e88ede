import type { Db } from '../../base/database/db';
import { listPasskeys } from '../store/passkeys';
import { readRecoveryCodes } from '../store/recovery-codes';
import { findTotp } from '../store/totp-factors';

export type FactorMethod = 'totp' | 'passkey' | 'recovery';

/** Whether the person has an app or a passkey; recovery codes alone do not count. */
export async function hasFactor(db: Db, personId: string): Promise<boolean> {
  return (await findTotp(db, personId)) !== undefined || (await listPasskeys(db, personId)).length > 0;
}

/**
 * Methods with which the person can answer the second step on this host, most convenient first; empty if there is no
 * factor.
 */
export async function methodsOf(db: Db, personId: string, rpId?: string): Promise<FactorMethod[]> {
  const passkeys = await listPasskeys(db, personId);
  const totp = await findTotp(db, personId);
  if (!totp && passkeys.length === 0) return [];
  const methods: FactorMethod[] = [];
  if (passkeys.some((one) => rpId === undefined || one.rpId === rpId)) methods.push('passkey');
  if (totp) methods.push('totp');
  if ((await readRecoveryCodes(db, personId)).left > 0) methods.push('recovery');
  return methods;
}
