import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, drawList, prizeOf, rollOf, ticketsHash } from './draw-proof';

const secret = '01'.repeat(32);
const rulesHash = createHash('sha256').update('rules').digest('hex');
const place = { secret, activity: 'award1024-2026', rulesHash };
const tickets = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];

test('the published vectors', () => {
  expect(commitmentOf(secret)).toMatch(/^72cd6e84.*363793$/);
  expect(ticketsHash(tickets)).toMatch(/^4bd31ee3.*14719b$/);
  expect(drawList(tickets, place)).toEqual(['t1', 't2', 't4', 't6', 't5', 't3', 't7', 't8']);
  expect(rollOf({ ticket: 't3', k: 1, clientSeed: 'c0ffee' }, place)).toBe(6479);
});

const ticket = fc.uuid();

test('a list draws everybody once, in an order that does not depend on who entered first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ticket, { maxLength: 60 }), fc.nat(60), (given, most) => {
      const drawn = drawList(given, place);
      expect([...drawn].sort()).toEqual([...given].sort());
      expect(drawList([...given].reverse(), place)).toEqual(drawn);
      expect(drawList(given, place, most)).toEqual(drawn.slice(0, most));
    }),
  );
});

test('another rule, ticket, draw or seed is another roll, by the HMAC of Node', () => {
  fc.assert(
    fc.property(ticket, fc.integer({ min: 1, max: 30 }), fc.string({ maxLength: 64 }), (one, k, clientSeed) => {
      const text = ['millwright-roll-1', place.activity, rulesHash, one, k, clientSeed, '-'].join('\n');
      const first = createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest().readBigUInt64BE(0);
      const roll = rollOf({ ticket: one, k, clientSeed }, place);
      expect(roll).toBe(Number((first * 1_000_000n) >> 64n));
    }),
  );
});

test('rolls are spread evenly: chi-square of 100 classes over 40,000 rolls', () => {
  const counts = new Array<number>(100).fill(0);
  for (let n = 0; n < 40_000; n += 1) {
    const roll = rollOf({ ticket: `ticket-${n}`, k: 1, clientSeed: '' }, place);
    counts[Math.floor(roll / 10_000)] = (counts[Math.floor(roll / 10_000)] ?? 0) + 1;
  }
  const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  // 99 degrees of freedom: exceeded once in a million times by chance; the rolls are the same in every run.
  expect(chi).toBeLessThan(180);
});

test('a roll hits by cumulated odds', () => {
  const prizes = [
    { id: 'a', odds: 10 },
    { id: 'b', odds: 90 },
  ];
  expect([0, 9, 10, 99, 100].map((roll) => prizeOf(prizes, roll)?.id)).toEqual(['a', 'a', 'b', 'b', undefined]);
});
