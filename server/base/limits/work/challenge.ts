import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { components } from '../../../../generated/api';
import type { Store } from '../../database/db';
import { installationSecret } from '../../database/installation-secret';

export type WorkChallenge = components['schemas']['WorkChallenge'];
/** What a proof is for; one for signing in does not pay for a message. */
export type WorkPurpose = 'code' | 'sign-in';

/**
 * Iterations per derivation, and the average number of derivations at level 1: 300,000 iterations, a third of a second
 * on a phone.
 */
const cost = 2000;
const average = 150;
const mostLevel = 6;
const lifetimeMs = 10 * 60 * 1000;
const algorithm = 'PBKDF2/SHA-256';

/**
 * A challenge of predictable length: the server chooses the counter between half and one and a half times the average.
 */
export async function makeChallenge(store: Store, purpose: WorkPurpose, level: number): Promise<WorkChallenge> {
  const secret = await installationSecret(store, 'work');
  const middle = average * 2 ** (Math.min(level, mostLevel) - 1);
  const challenge: Challenge = await createChallenge({
    algorithm,
    cost,
    counter: randomInt(Math.round(middle / 2), Math.round(middle * 1.5)),
    deriveKey,
    data: { purpose, level },
    expiresAt: new Date(Date.now() + lifetimeMs),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `key:${secret}`,
  });
  return challenge as WorkChallenge;
}
