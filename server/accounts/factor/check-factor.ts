import type { components } from '../../../generated/api';
import { tooMany } from '../../base/http/errors';
import { limits } from '../../base/limits/limits';
import type { Context } from '../../context';
import { addPersonEvent } from '../store/person-events';
import { redeemRecoveryCode } from '../store/recovery-codes';
import { countAttempt, forgetAttempts } from '../store/sign-in-attempts';
import { findTotp, redeemPeriod } from '../store/totp-factors';
import { wrongFactor, wrongPasskey } from './factor-errors';
import type { FactorMethod } from './factors-of';
import { checkPasskey, type PasskeyUse } from './passkey-check';
import { readRecoveryCode } from './recovery-code';
import { periodOf } from './totp';
import { totpSeal } from './totp-seal';

export type FactorProof = components['schemas']['FactorProof'];
export type Vault = Pick<Context, 'store' | 'sealer'>;

interface Asked {
  personId: string;
  address: string;
  /** The use for which a passkey's answer must have been made. */
  passkey: PasskeyUse;
}

/**
 * Checks a proof of a person's second factor; throws if it is wrong. All attempts of a person count together, over
 * tickets, sessions and kinds, so that six digits cannot be guessed slowly or by parallel sign-ins. Only someone with
 * the first factor gets here, so nobody else can lock the person out.
 */
export async function checkFactor(vault: Vault, proof: FactorProof, asked: Asked): Promise<FactorMethod> {
  const { db } = vault.store;
  const { personId, address } = asked;
  const key = `factor:${personId}`;
  const waitMs = await countAttempt(db, { key, ...limits.attempts.factor });
  if (waitMs > 0) throw tooMany(waitMs);
  if (!(await fits(vault, proof, asked))) {
    await addPersonEvent(db, { personId, kind: 'second-step-failed', address, detail: proof.kind });
    throw proof.kind === 'passkey' ? wrongPasskey() : wrongFactor();
  }
  await forgetAttempts(db, [key]);
  if (proof.kind === 'recovery') await addPersonEvent(db, { personId, kind: 'recovery-code-used', address });
  return proof.kind;
}

async function fits(vault: Vault, { kind, code = '', passkey }: FactorProof, asked: Asked): Promise<boolean> {
  const { db } = vault.store;
  if (kind === 'passkey') return passkey !== undefined && checkPasskey(db, passkey, asked.personId, asked.passkey);
  if (kind === 'recovery') return redeemRecoveryCode(db, asked.personId, readRecoveryCode(code));
  return fitsTotp(vault, asked.personId, code);
}

async function fitsTotp({ store: { db }, sealer }: Vault, personId: string, typed: string): Promise<boolean> {
  const code = typed.normalize('NFKC').replace(/\s/g, '');
  const kept = await findTotp(db, personId);
  const secret = kept && sealer.open(kept.secret, totpSeal(personId));
  const period = secret && /^\d{6}$/.test(code) ? periodOf(secret, code) : undefined;
  return period !== undefined && redeemPeriod(db, personId, period);
}
