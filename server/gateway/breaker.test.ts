import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBreaker } from './breaker';

function at() {
  let now = 1_000_000;
  const pass = (ms: number) => {
    now += ms;
  };
  return { breaker: createBreaker(() => now), pass };
}

test('five faults within half a minute open it for half a minute; then one call probes', () => {
  const { breaker, pass } = at();
  for (let n = 0; n < 4; n += 1) breaker.fails();
  expect([breaker.state(), breaker.waitMs()]).toEqual(['closed', 0]);
  breaker.fails();
  expect([breaker.state(), breaker.waitMs()]).toEqual(['open', 30_000]);
  pass(30_000);
  expect(breaker.state()).toBe('probing');
  expect([breaker.waitMs(), breaker.waitMs()]).toEqual([0, 1_000]);
  breaker.works();
  expect([breaker.state(), breaker.waitMs(), breaker.waitMs()]).toEqual(['closed', 0, 0]);
});

test('faults that are far apart, or have an answer between them, do not open it', () => {
  const { breaker, pass } = at();
  for (let n = 0; n < 20; n += 1) {
    breaker.fails();
    pass(7_600);
  }
  for (let n = 0; n < 20; n += 1) {
    breaker.fails();
    if (n % 4 === 3) breaker.works();
  }
  expect(breaker.state()).toBe('closed');
});

test('a probe that fails opens it again; one that never ends gives its place to another', () => {
  const { breaker, pass } = at();
  for (let n = 0; n < 5; n += 1) breaker.fails();
  pass(30_000);
  expect(breaker.waitMs()).toBe(0);
  breaker.fails();
  expect(breaker.waitMs()).toBe(30_000);
  pass(30_000);
  expect(breaker.waitMs()).toBe(0);
  pass(30_000);
  expect(breaker.waitMs()).toBe(0);
});

test('whatever happens, it lets a call through within a minute', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant('fails'), fc.constant('works'), fc.nat({ max: 40_000 }))), (steps) => {
      const { breaker, pass } = at();
      for (const step of steps) {
        if (typeof step === 'number') pass(step);
        else if (breaker.waitMs() === 0) breaker[step as 'fails' | 'works']();
      }
      pass(30_000);
      const isFree = breaker.waitMs() === 0;
      pass(30_000);
      expect(isFree || breaker.waitMs() === 0).toBe(true);
    }),
  );
});
