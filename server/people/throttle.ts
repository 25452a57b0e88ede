import { tooMany } from '../plugins/errors';
import type { Store } from '../store/db';
import { countAttempt, forgetAttempts, type Throttle } from '../store/sign-in-attempts';

export interface Attempt {
  /** The account as it is stored. */
  name: string;
  address: string;
}

const quarterHour = 900;

/** One who guesses waits longer and longer; the person whose name is guessed at from elsewhere waits a minute at most. */
const throttlesOf = ({ name, address }: Attempt): Throttle[] => [
  { key: `pair:${name}:${address}`, free: 5, capSeconds: quarterHour },
  { key: `address:${address}`, free: 30, capSeconds: quarterHour },
  { key: `name:${name}`, free: 30, capSeconds: 60 },
];

/** Counts an attempt, or refuses it until later. The same for names that do not exist. */
export async function admitAttempt({ db }: Store, attempt: Attempt): Promise<void> {
  for (const throttle of throttlesOf(attempt)) {
    const waitMs = await countAttempt(db, throttle);
    if (waitMs > 0) throw tooMany(waitMs);
  }
}

/** A success: what failed before counts no more. */
export async function forgiveAttempts({ db }: Store, attempt: Attempt): Promise<void> {
  await forgetAttempts(
    db,
    throttlesOf(attempt).map(({ key }) => key),
  );
}
