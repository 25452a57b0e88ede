import { type Challenge, solveChallenge } from 'altcha-lib';
import { pbkdf2 } from './pbkdf2';

/** Longer than the hardest challenge takes on a slow phone. */
const mostMs = 120_000;

/** Solves the challenge and returns the proof to send; undefined on timeout. */
export async function doWork(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: mostMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

async function deriveKey({ cost, keyLength = 32 }: Challenge['parameters'], salt: Uint8Array, password: Uint8Array) {
  // Undefined without HTTPS.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return { derivedKey: pbkdf2(password, salt, cost).subarray(0, keyLength) };
  const key = await subtle.importKey('raw', password as BufferSource, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', salt: salt as BufferSource, iterations: cost, hash: 'SHA-256' };
  return { derivedKey: new Uint8Array(await subtle.deriveBits(how, key, keyLength * 8)) };
}
