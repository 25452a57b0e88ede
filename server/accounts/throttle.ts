import type { Store } from '../base/database/db';
import { tooMany } from '../base/http/errors';
import type { Caller } from '../base/limits/caller';
import { limits } from '../base/limits/limits';
import { levelOf } from '../base/limits/work/level-of';
import { needWork } from '../base/limits/work/need-work';
import { findKnownDevice } from './store/known-devices';
import { countAttempt, failuresOf, forgetAttempts, giveBackAttempts, type Throttle } from './store/sign-in-attempts';

interface Attempt {
  /** What is guessed: the account in its stored form, or a code sent to it. */
  name: string;
  caller: Caller;
}

interface Admitted {
  /** Counters of this account, cleared by a success. */
  own: string[];
  /** Counters of the network, from which a success takes back only its own attempt. */
  shared: string[];
}

const { attempts, workSteps } = limits;
/** Time after which a network's failures have expired so far that no work is required. */
const workRetryMs = 15 * 60 * 1000;

/**
 * Counts an attempt or refuses it with a wait; unknown names are treated alike. Repeated failures wait longer and
 * longer, by account and network and by network. Failures from elsewhere do not delay the person: a known device has
 * its own counter, and from a network without failures a little work admits the right password.
 */
export async function checkRateLimit(store: Store, { name, caller }: Attempt): Promise<Admitted> {
  const { near, wide } = caller.network;
  const device = await findKnownDevice(store.db, caller.devices, name);
  const account: Throttle = { key: `account:${name}`, ...attempts.account };
  const own: Throttle[] = device
    ? [{ key: `device:${device}`, ...attempts.device }]
    : [
        account,
        { key: `pair:${name}|${near}`, ...attempts.pairNear },
        { key: `pair:${name}|${wide}`, ...attempts.pairWide },
      ];
  const shared: Throttle[] = device
    ? []
    : [
        { key: `near:${near}`, ...attempts.near },
        { key: `wide:${wide}`, ...attempts.wide },
      ];
  if (!device) await needWorkFor(store, account, shared, caller);
  await store.db.transaction().execute(async (trx) => {
    // A refusal by one counter rolls back what the others have counted.
    for (const throttle of [...own, ...shared]) {
      const waitMs = await countAttempt(trx, throttle);
      if (waitMs > 0) throw tooMany(waitMs);
    }
  });
  return { own: own.map(({ key }) => key), shared: shared.map(({ key }) => key) };
}

async function needWorkFor(store: Store, account: Throttle, shared: Throttle[], caller: Caller): Promise<void> {
  const failures = await failuresOf(store.db, [account, ...shared]);
  const used = (throttle: Throttle | undefined) => (throttle && failures.get(throttle.key)) ?? 0;
  const level = Math.max(
    levelOf(used(account), workSteps.failuresAccount),
    levelOf(used(shared[0]), workSteps.failuresNear),
    levelOf(used(shared[1]), workSteps.failuresWide),
  );
  await needWork(store, caller.work, { purpose: 'sign-in', level, retryAfterMs: workRetryMs });
}

/** Clears the account's failures after a success. */
export async function resetRateLimit({ db }: Store, { own, shared }: Admitted): Promise<void> {
  await forgetAttempts(db, own);
  await giveBackAttempts(db, shared);
}
