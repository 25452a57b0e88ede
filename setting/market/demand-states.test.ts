import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demandEnd } from './demand-document';
import { DEMAND_ACTIONS, type DemandState, demandState, mayOnDemand } from './demand-states';
import { readQuantity, splitQuantity } from './read-quantity';

const now = new Date('2026-11-27T12:00:00Z');
const admin = { isOurs: true, runsIt: true, isAuthor: false };
const member = { isOurs: true, runsIt: false, isAuthor: true };
const may = (state: DemandState, by: typeof admin, extended = 0) =>
  DEMAND_ACTIONS.filter((action) => mayOnDemand(action, { state, extended }, by));

test('the state follows from the post, the dates and what was decided', () => {
  const at = (
    post: Parameters<typeof demandState>[0]['post'],
    state: 'draft' | 'open' | 'matched' | 'closed',
    days = 1,
  ) => demandState({ post, state, expiresAt: new Date(now.getTime() + days * 86_400_000) }, now);
  expect(at('draft', 'draft')).toBe('draft');
  expect(at('held', 'open')).toBe('review');
  expect(at('published', 'open')).toBe('open');
  expect(at('published', 'open', -1)).toBe('expired');
  expect(at('published', 'matched', -1)).toBe('matched');
  expect(at('published', 'closed')).toBe('closed');
  expect(at('held', 'closed')).toBe('closed');
  for (const post of ['hidden', 'removed', 'withdrawn'] as const) expect(at(post, 'open')).toBe('removed');
});

test('members write drafts, whoever runs the organization publishes, extends and closes', () => {
  expect(may('draft', member)).toEqual(['edit', 'drop']);
  expect(may('open', member)).toEqual([]);
  expect(may('draft', admin)).toEqual(['edit', 'publish', 'drop']);
  expect(may('review', admin)).toEqual(['edit', 'publish', 'close']);
  expect(may('open', admin)).toEqual(['edit', 'publish', 'close', 'extend']);
  expect(may('open', admin, 3)).toEqual(['edit', 'publish', 'close']);
  expect(may('matched', admin)).toEqual(['close']);
  expect(may('expired', admin)).toEqual(['close', 'extend']);
  for (const over of ['closed', 'removed'] as const) expect(may(over, admin)).toEqual([]);
  for (const state of ['draft', 'open', 'expired'] as const)
    expect(may(state, { ...admin, isOurs: false })).toEqual([]);
});

test('nobody’s last day is cut short, wherever they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: -12, max: 14 }), (zone) => {
      const lastSecond = Date.parse('2028-02-29T23:59:59Z') - zone * 3_600_000;
      expect(demandEnd('2028-02-29', now).getTime()).toBeGreaterThan(lastSecond);
    }),
  );
  expect(demandEnd(null, now).toISOString().slice(0, 10)).toBe('2027-02-25');
});

test('quantities keep their number and unit as people write them', () => {
  expect(splitQuantity('１，５ kW')).toEqual({ value: 1.5, unit: 'kW' });
  expect(splitQuantity('2 套')).toEqual({ value: 2, unit: '套' });
  expect(splitQuantity('120 m3/h')).toEqual({ value: 120, unit: 'm³/h' });
  expect(splitQuantity('some')).toBeNull();
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const split = splitQuantity(`${value} MPa`);
      if (split) expect(readQuantity(`${split.value} ${split.unit}`, 'MPa')).toBe(value);
    }),
  );
});
