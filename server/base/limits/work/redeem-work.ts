import { type Challenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { isObject } from '../../../../setting/json-value';
import type { Store } from '../../database/db';
import { installationSecret } from '../../database/installation-secret';
import { spend } from '../budgets';
import type { WorkPurpose } from './challenge';

const longest = 4096;

/** The level of work that this proves, once; 0 if it is missing, invalid, for another purpose, expired or used. */
export async function redeemWork(store: Store, purpose: WorkPurpose, sent: string | undefined): Promise<number> {
  const payload = sent === undefined || sent.length > longest ? undefined : readPayload(sent);
  if (!payload) return 0;
  const secret = await installationSecret(store, 'work');
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `key:${secret}`,
  });
  const { data, nonce, expiresAt } = payload.challenge.parameters;
  // Without the key's signature the server would have to repeat the work to verify it.
  if (!verified || !data || data.purpose !== purpose || !expiresAt) return 0;
  const usedBefore = await spend(store.db, { key: `work:${nonce}`, most: 1, perSeconds: 900 });
  return usedBefore > 0 ? 0 : Number(data.level);
}

function readPayload(sent: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(sent, 'base64').toString('utf8'));
    if (!isObject(read) || !isObject(read.challenge) || !isObject(read.solution)) return undefined;
    const { parameters, signature } = read.challenge;
    if (!isObject(parameters) || typeof signature !== 'string' || typeof parameters.keySignature !== 'string')
      return undefined;
    return read as unknown as { challenge: Challenge; solution: Solution };
  } catch {
    return undefined;
  }
}
