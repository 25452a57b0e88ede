import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActivityDocument, Prize } from './activity-document';
import { simulate } from './simulate';

const words = { 'zh-CN': '奖', 'en-US': 'Prize' };
const prize = (id: string, odds: number, stock: number, value = 100): Prize => ({
  id,
  title: words,
  kind: 'goods',
  odds,
  stock,
  value,
});

const draft = (prizes: Prize[], change: Partial<ActivityDocument> = {}): ActivityDocument => ({
  v: 1,
  id: 'x',
  kind: 'instant',
  title: words,
  summary: words,
  identity: 'visitor',
  organizer: { name: words, contact: words },
  windows: { visible: '2026-10-01T00:00:00Z', open: '2026-10-01T00:00:00Z', close: '2026-10-11T00:00:00Z' },
  entry: { perPerson: 1 },
  prizes,
  draw: { kind: 'instant', whenSoldOut: 'nothing' },
  ...change,
});

const terms = { visitors: 100_000, arrival: 'even' as const, seed: 7 };

test('everybody comes on some day, and wins as often as the odds say', () => {
  const { days, prizes, entered, winners, cost } = simulate(draft([prize('a', 10_000, 1_000_000)]), terms);
  expect(days.map(({ entered: count }) => count)).toEqual(Array(10).fill(10_000));
  expect(entered).toBe(100_000);
  expect(Math.abs(winners - 1000)).toBeLessThan(150);
  expect([prizes[0]?.given, cost]).toEqual([winners, winners * 100]);
  expect(prizes[0]?.lastOn).toBeUndefined();
});

test('the last prize goes on the day when the stock is out, and its hits then win the next or nothing', () => {
  const two = [prize('a', 500_000, 100), prize('b', 1, 50, 7)];
  const nothing = simulate(draft(two), terms);
  expect(nothing.prizes[0]).toEqual({ id: 'a', given: 100, stock: 100, lastOn: '2026-10-01' });
  expect(nothing.winners).toBeLessThan(110);
  const next = simulate(draft(two, { draw: { kind: 'instant', whenSoldOut: 'next' } }), terms);
  expect(next.prizes.map(({ given }) => given)).toEqual([100, 50]);
  expect(next.cost).toBe(100 * 100 + 50 * 7);
});

test('when the places are taken, the rest are turned away; a survey without prizes costs nothing', () => {
  const full = simulate(draft([], { entry: { perPerson: 1, total: 300 } }), terms);
  expect([full.entered, full.turnedAway, full.cost]).toEqual([300, 99_700, 0]);
});

const list = (reserves: number, stock: number): ActivityDocument => ({
  ...draft([
    { ...prize('a', 1, stock, 900), odds: undefined } as never,
    { ...prize('b', 1, 2), odds: undefined } as never,
  ]),
  ...{ draw: { kind: 'list', reserves } },
  windows: { ...draft([]).windows, draw: '2026-10-12T00:00:00Z' },
});

test('of a list everything is given on the day of the draw, and never to more people than came', () => {
  const all = simulate(list(5, 3), terms);
  expect(all.days.at(-1)).toEqual({ day: '2026-10-12', entered: 0, winners: 5, cost: 3 * 900 + 2 * 100 });
  expect(all.days.slice(0, -1).every(({ winners }) => winners === 0)).toBe(true);
  expect(all.prizes.map(({ lastOn }) => lastOn)).toEqual(['2026-10-12', '2026-10-12']);
  expect(all.list).toEqual({ reserves: 0, unclaimed: 0 });
  const few = simulate(list(5, 30), { ...terms, visitors: 4 });
  expect([few.prizes.map(({ given }) => given), few.list]).toEqual([[4, 0], { reserves: 0, unclaimed: 0 }]);
});

test('what is not claimed goes to the reserves, and is left over when they are used up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 120 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer(),
      (reserves, stock, visitors, claimed, seed) => {
        const found = simulate(list(reserves, stock), { visitors, arrival: 'even', seed, claimed });
        const drawn = Math.min(stock + 2, visitors);
        expect(found.winners + (found.list?.unclaimed ?? 0)).toBe(drawn);
        expect(found.list?.reserves).toBeLessThanOrEqual(Math.min(reserves, visitors - drawn));
        if (found.list?.unclaimed) expect(found.list.reserves).toBe(Math.min(reserves, visitors - drawn));
        expect(found.prizes.reduce((sum, { given }) => sum + given, 0)).toBe(found.winners);
      },
    ),
  );
  expect(simulate(list(7, 3), { ...terms, claimed: 0 }).list).toEqual({ reserves: 7, unclaimed: 5 });
});

test('windows that end before they open have no day, and long ones are cut', () => {
  const windows = { visible: '2026-10-01T00:00:00Z', open: '2026-10-01T00:00:00Z', close: '2030-10-01T00:00:00Z' };
  expect(simulate(draft([], { windows }), terms).days).toHaveLength(92);
  expect(simulate(draft([], { windows: { ...windows, close: windows.open } }), terms).days).toEqual([]);
});

test('never more than the stock, never more than the people, and the same seed gives the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ odds: fc.integer({ min: 1, max: 50_000 }), stock: fc.integer({ min: 1, max: 40 }) }), {
        maxLength: 20,
      }),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('next' as const, 'nothing' as const),
      fc.constantFrom('even' as const, 'early' as const),
      fc.integer(),
      (list, perPerson, whenSoldOut, arrival, seed) => {
        const document = draft(
          list.map(({ odds, stock }, n) => prize(`p${n}`, odds, stock)),
          { entry: { perPerson }, draw: { kind: 'instant', whenSoldOut } },
        );
        const run = () => simulate(document, { visitors: 500, arrival, seed });
        const { prizes, days, winners, cost } = run();
        for (const { given, stock, lastOn } of prizes) {
          expect(given).toBeLessThanOrEqual(stock);
          expect(lastOn !== undefined).toBe(given === stock);
        }
        expect(days.reduce((sum, { entered }) => sum + entered, 0)).toBe(500);
        expect(winners).toBeLessThanOrEqual(500);
        expect(cost).toBe(prizes.reduce((sum, { given }) => sum + given * 100, 0));
        expect(run()).toEqual(run());
      },
    ),
  );
});
