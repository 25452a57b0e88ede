import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password';

test('a name that nobody has costs the same work as one that somebody has, and never fits', async () => {
  const asked: string[] = [];
  const check: Parameters<typeof verifyPassword>[2] = async (hash) => asked.push(String(hash)) > 0;
  const stored = await hashPassword('Rolling-Mill-42');
  expect([await verifyPassword(stored, 'x', check), await verifyPassword(undefined, 'x', check)]).toEqual([
    true,
    false,
  ]);
  const costs = asked.map((hash) => hash.split('$').slice(0, 4).join('$'));
  expect(costs).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'));
});
