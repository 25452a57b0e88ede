import type { Store } from '../../base/database/db';
import type { Caller } from '../../base/limits/caller';
import { type CodeFor, tryOwnCode, tryStrangeCode } from '../store/verification-codes';
import { checkRateLimit, resetRateLimit } from '../throttle';

/**
 * Redeems a code for a proof that it was sent to the account; undefined if it is wrong. The browser that requested it
 * has five tries of its own, whatever others do; any other browser counts as guessing.
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
