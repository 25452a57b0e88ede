import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundAfter, roundOfList, roundOfPress, timeOfRound } from './beacon';
import { isSigned } from './check-beacon';
import { isTrue } from './check-proof';
import { drawList, rollOf } from './draw-proof';

/** As the quicknet chain has published it. */
const value = {
  round: 657413,
  signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};
const secret = '01'.repeat(32);
const rulesHash = createHash('sha256').update('rules').digest('hex');
const place = { secret, activity: 'award1024-2026', rulesHash, beacon: value.randomness };

test('a number of the beacon is known by its signature, and nothing else is', () => {
  expect(isSigned(value)).toBe(true);
  expect(isSigned({ ...value, round: 657414 })).toBe(false);
  expect(isSigned({ ...value, randomness: '0'.repeat(64) })).toBe(false);
  const other = `8${value.signature.slice(1)}`;
  expect(
    isSigned({
      ...{ round: value.round, signature: other },
      randomness: createHash('sha256').update(Buffer.from(other, 'hex')).digest('hex'),
    }),
  ).toBe(false);
  expect(isSigned({ ...value, signature: 'not hex' })).toBe(false);
  expect(isSigned({ ...value, round: 0.5 })).toBe(false);
});

test('rounds are those of the chain: one every three seconds', () => {
  expect(timeOfRound(1).toISOString()).toBe('2023-08-23T15:09:27.000Z');
  expect(timeOfRound(27_946_612).toISOString()).toBe('2026-04-20T00:00:00.000Z');
  expect(roundOfList('2026-04-19T23:58:59.999Z')).toBe(27_946_612);
  expect(roundOfList('2026-04-19T23:59:00.000Z')).toBe(27_946_613);
});

test('a press is decided by the first number that is not out yet', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (at) => {
      const round = roundOfPress(at);
      expect(timeOfRound(round).getTime() - at.getTime()).toBeGreaterThan(1000);
      expect(timeOfRound(round).getTime() - at.getTime()).toBeLessThanOrEqual(4000);
      // What is out by now is never waited for.
      expect(timeOfRound(roundAfter(at, 0) - 1).getTime()).toBeLessThanOrEqual(at.getTime());
    }),
  );
});

test('the published vectors with a public number', () => {
  expect(rollOf({ ticket: 't3', k: 1, clientSeed: 'c0ffee' }, place)).toMatchInlineSnapshot(`560424`);
  expect(drawList(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'], place)).toMatchInlineSnapshot(`
    [
      "t8",
      "t1",
      "t2",
      "t5",
      "t4",
      "t6",
      "t7",
      "t3",
    ]
  `);
});

test('a draw whose public number is missing, or was not the one due, is not right', () => {
  const pressedAt = new Date(timeOfRound(value.round).getTime() - 3000).toISOString();
  const one = { ticket: 't3', k: 1, clientSeed: 'c0ffee' };
  const row = {
    ...{ ...one, revision: rulesHash, roll: rollOf(one, place), hit: null, prize: null, stockNo: null },
    ...{ round: value.round, pressedAt },
  };
  const ledger = {
    ...{ activity: place.activity, commitment: '', secret, prizes: { [rulesHash]: [] } },
    beacons: new Map([[value.round, value]]),
  };
  expect(isTrue(ledger, row)).toBe(true);
  expect(isTrue({ ...ledger, beacons: new Map() }, row)).toBe(false);
  expect(isTrue(ledger, { ...row, pressedAt: new Date(Date.parse(pressedAt) - 3000).toISOString() })).toBe(false);
  expect(isTrue(ledger, { ...row, round: null, pressedAt: null })).toBe(false);
});
