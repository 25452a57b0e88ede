import type { Store } from '../../base/database/db';
import type { Caller } from '../../base/limits/caller';
import { type CodeFor, tryOwnCode, tryStrangeCode } from '../store/verification-codes';
import { checkRateLimit, resetRateLimit } from '../throttle';

/**
 * A proof that this code was sent to the account, or undefined. The browser that asked for it has its own five tries, whatever others do;
 * who did not ask is counted as one who guesses.
 */
export async function redeemCode(store: Store, to: CodeFor, caller: Caller, code: string): Promise<string | undefined> {
  const own = await tryOwnCode(store.db, to, caller.asker, code);
  if (own) return own.fits ? own.proof : undefined;
  const admitted = await checkRateLimit(store, { name: `code:${to.target}`, caller });
  const tried = await tryStrangeCode(store.db, to, caller.asker, code);
  if (!tried?.fits) return undefined;
  await resetRateLimit(store, admitted);
  return tried.proof;
}
