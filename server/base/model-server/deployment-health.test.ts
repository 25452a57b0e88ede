import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseDeployment } from './choose-deployment';
import { createHealth } from './deployment-health';
import { ModelFault, type ModelFaultReason } from './model-fault';
import type { Deployment } from './model-table';

const deploy = (
  name: string,
  { tier = 1, weight = 1, mostCalls }: Partial<Deployment> & { mostCalls?: number } = {},
) => ({
  ...{ server: { name, baseUrl: `http://${name}`, mostCalls }, model: 'm', tier, weight },
});
const fault = (reason: ModelFaultReason, afterMs?: number) =>
  new ModelFault(reason, 'x', { again: false, ...(afterMs !== undefined && { afterMs }) });

function open() {
  let at = 1_000_000;
  const health = createHealth(() => at);
  const fail = (one: Deployment, reason: ModelFaultReason, afterMs?: number) => {
    const call = health.begin(one);
    const tell = call.fails(fault(reason, afterMs));
    call.end();
    return tell;
  };
  return { health, fail, pass: (ms: number) => (at += ms) };
}

describe('the breaker', () => {
  const one = deploy('a');

  test('opens after five faults in 30 s, lets one call probe after 30 s, and closes when that has content', () => {
    const { health, fail, pass } = open();
    for (let n = 0; n < 4; n += 1) fail(one, 'unreachable');
    expect(health.away(one)).toBeUndefined();
    fail(one, 'slow');
    expect(health.away(one)).toEqual({ why: 'open', forMs: 30_000 });
    pass(30_000);
    expect(health.away(one)).toBeUndefined();
    const probe = health.begin(one);
    expect(health.away(one)?.why).toBe('open');
    probe.works();
    expect([health.away(one), health.state(one)]).toEqual([undefined, 'up']);
  });

  test('opens again at once when the probe fails; a probe that says nothing gives its place back', () => {
    const { health, fail, pass } = open();
    for (let n = 0; n < 5; n += 1) fail(one, 'cut');
    pass(30_000);
    health.begin(one).end();
    expect(health.away(one)).toBeUndefined();
    fail(one, 'busy');
    expect(health.away(one)).toBeUndefined();
    fail(one, 'broken');
    expect(health.away(one)?.why).toBe('open');
  });

  test('forgets faults that are older than 30 s', () => {
    const { health, fail, pass } = open();
    for (let n = 0; n < 20; n += 1) {
      fail(one, 'unreachable');
      pass(7_600);
    }
    expect(health.state(one)).toBe('up');
  });

  test('rests as long as a busy server says, at most a minute, and a minute for a refused key', () => {
    const { health, fail, pass } = open();
    fail(one, 'busy');
    expect(health.away(one)).toBeUndefined();
    fail(one, 'busy', 600_000);
    expect(health.away(one)).toEqual({ why: 'busy', forMs: 60_000 });
    pass(60_000);
    expect([fail(one, 'denied'), health.away(one)?.forMs]).toEqual([true, 60_000]);
    pass(60_000);
    expect(fail(one, 'denied')).toBe(false);
  });

  test('what the request itself is refused for means nothing', () => {
    const { health, fail } = open();
    for (let n = 0; n < 50; n += 1) fail(one, n % 2 ? 'refused' : 'context');
    expect(health.state(one)).toBe('up');
  });
});

describe('the choice', () => {
  test('is the lowest tier that takes a call, there by room and weight', () => {
    const { health, fail } = open();
    const [a, b, c] = [deploy('a'), deploy('b', { weight: 3 }), deploy('c', { tier: 2 })];
    const names = Array.from({ length: 8 }, () => {
      const chosen = chooseDeployment([a, b, c], health, new Set());
      if (!('deployment' in chosen)) return '';
      health.begin(chosen.deployment);
      return chosen.deployment.server.name;
    });
    expect(names.filter((name) => name === 'b')).toHaveLength(6);
    expect(names).not.toContain('c');
    fail(a, 'busy', 5_000);
    fail(b, 'denied');
    expect(chooseDeployment([a, b, c], health, new Set())).toMatchObject({ deployment: { server: { name: 'c' } } });
    expect(chooseDeployment([a, b], health, new Set())).toEqual({ away: { why: 'busy', forMs: 5_000 } });
  });

  test('never has more calls in flight than a server takes', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (steps, mostCalls) => {
        const { health } = open();
        const both = [deploy('a', { mostCalls }), deploy('b', { mostCalls: 1, tier: 2 })];
        const flying: { end(): void }[] = [];
        for (const begins of steps) {
          if (!begins) flying.shift()?.end();
          const chosen = begins && chooseDeployment(both, health, new Set());
          if (chosen && 'deployment' in chosen) flying.push(health.begin(chosen.deployment));
          expect(both.map((one) => health.flying(one) <= (one.server.mostCalls ?? 0))).toEqual([true, true]);
        }
        for (const call of flying) call.end();
        expect(both.map((one) => health.flying(one))).toEqual([0, 0]);
      }),
    );
  });
});
