import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { lazily } from './contract/validators';

/** Argon2id with what OWASP asks for: 19 MiB, two rounds. About 20 ms, off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

const nobody = lazily(() => hashPassword('nobody has this password'));

/** Takes as long for a name that does not exist, so that time tells nobody which names do. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  check: typeof verify = verify,
): Promise<boolean> {
  const fits = await check(stored ?? (await nobody()), password);
  return stored !== undefined && fits;
}

// Without the letters and digits that people take for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 99 bits, in groups that can be read out. */
export function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
