import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { lazily } from './contract/validators';

/** Argon2id with OWASP's parameters: 19 MiB, two rounds. About 20 ms, off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

const nobody = lazily(() => hashPassword('nobody has this password'));

/** Takes as long for an unknown name, so that timing does not reveal which names exist. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  check: typeof verify = verify,
): Promise<boolean> {
  const fits = await check(stored ?? (await nobody()), password);
  return stored !== undefined && fits;
}

// Without characters that people confuse.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 99 bits, in groups that are easy to read aloud. */
export function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
