import { randomInt } from 'node:crypto';

/** Without characters that people confuse on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const mostRecoveryCodes = 10;

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** 79 bits in four groups, too many to guess even from the hashes. */
const newRecoveryCode = () => [group(), group(), group(), group()].join('-');

export const newRecoveryCodes = () => Array.from({ length: mostRecoveryCodes }, newRecoveryCode);

/** Restores the printed form of a code, however it was typed. */
export function readRecoveryCode(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
