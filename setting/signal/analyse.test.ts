import { describe, expect, it } from 'vitest';
import { analyseSignal, type Machine } from './analyse';
import { defectFrequencies } from './bearing';
import type { SignalFault } from './diagnose';
import { type Signal, velocityRms } from './spectrum';
import { seededRandom, syntheticSignal } from './synthetic';

const bearing = { elements: 9, diameter: 7.94, pitch: 39.04, angle: 0 };
const machine: Machine = { speed: 1478, supply: 50, teeth: 23, bearing, group: 2, support: 'rigid', baseline: 1.5 };
const wish = { speed: 1475, rate: 25_600, count: 65_536, bearing, teeth: 23, supply: 50, level: 3 };

const signalOf = (fault: SignalFault | 'none', noise = 0.5) =>
  syntheticSignal({ ...wish, fault, noise, random: seededRandom(3) });
const analysed = (signal: Signal, of: Machine = machine) => {
  const result = analyseSignal(signal, of);
  if (!result) throw new Error('the signal is flat');
  return result;
};

/** Velocity of lines in mm/s RMS as a record, which the band 10–1,000 Hz holds in part. */
function tones(lines: readonly [f: number, rms: number][], rate = 5120, count = 20_000): Signal {
  const at = (i: number) =>
    lines.reduce((sum, [f, rms], k) => sum + Math.SQRT2 * rms * Math.sin((2 * Math.PI * f * i) / rate + k), 0);
  return { samples: Float64Array.from({ length: count }, (_, i) => at(i)), rate, quantity: 'velocity' };
}

describe('velocityRms', () => {
  it('is within one per cent of the lines inside the band, whatever lies outside', () => {
    const signal = tones([
      [4, 20],
      [24.7, 2],
      [49.4, 1],
      [311.3, 0.7],
      [1800, 30],
    ]);
    expect(velocityRms(signal, 10, 1000) / Math.hypot(2, 1, 0.7)).toBeCloseTo(1, 2);
  });

  it('integrates acceleration', () => {
    const f = 37.3;
    const { samples, rate } = tones([[f, 2]]);
    const acceleration = samples.map((value) => value * 2 * Math.PI * f * 1e-3);
    expect(velocityRms({ samples: acceleration, rate, quantity: 'acceleration' }, 10, 1000)).toBeCloseTo(2, 2);
  });
});

describe('defectFrequencies', () => {
  it('agrees with the maker’s table of the bearing 6205 (9 balls of 7.94 mm on 39.04 mm)', () => {
    const { outer, inner, element, cage } = defectFrequencies(bearing, 1);
    expect([outer, inner, element / 2, cage].map((f) => Number(f.toFixed(2)))).toEqual([3.58, 5.42, 2.36, 0.4]);
  });
});

describe('analyseSignal', () => {
  it.each(['none', 'unbalance', 'gear'] as const)('lists the strongest lines first: %s', (fault) => {
    const values = analysed(signalOf(fault)).lines.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it.each([
    'unbalance',
    'misalignment',
    'looseness',
    'electrical',
    'gear',
    'outer',
    'inner',
    'element',
    'cage',
  ] as const)('finds %s first, in as much noise as signal', (fault) =>
    expect(analysed(signalOf(fault, 1)).findings[0]?.fault).toBe(fault),
  );

  it('names lines within one step of where they are', () => {
    const { findings, velocity } = analysed(signalOf('misalignment'));
    for (const { name, f } of findings[0]?.lines ?? [])
      expect(Math.abs(f - (Number.parseFloat(name) * 1475) / 60)).toBeLessThan(velocity.step);
  });

  it('finds nothing of a bearing in a sound machine, and none without its geometry', () => {
    expect(analysed(signalOf('none')).findings.map(({ fault }) => fault)).toEqual(['unbalance']);
    const { bearing: _, ...unknown } = machine;
    expect(analysed(signalOf('outer'), unknown).findings.map(({ fault }) => fault)).not.toContain('outer');
  });

  it('says the zone, the alarm and the trip value of ISO 20816-3', () => {
    const { severity, rms, band } = analysed(tones([[24.6, 3]]));
    expect(rms).toBeCloseTo(3, 1);
    expect(band).toEqual([10, 1000]);
    expect(severity).toMatchObject({ zone: 'C', limits: [1.4, 2.8, 4.5], alarm: 2.2, trip: 5.625 });
  });

  it('starts at 2 Hz on slow machines', () => {
    const { band } = analysed(tones([[5, 2]], 2560, 2 ** 17), { ...machine, speed: 300 });
    expect(band).toEqual([2, 1000]);
  });

  it('says what is wrong with a record', () => {
    const clipped = signalOf('outer').samples.map((value) => Math.max(-5, Math.min(5, value)));
    expect(analysed({ samples: clipped, rate: 25_600, quantity: 'acceleration' }).faults).toEqual(['clipped']);
    const slope = signalOf('unbalance').samples.map((value, i) => value + 400 * Math.exp(-i / 9000));
    expect(analysed({ samples: slope, rate: 25_600, quantity: 'acceleration' }).faults).toEqual(['slope']);
    expect(analysed(tones([[24.6, 3]], 2000, 512)).faults).toEqual(['short', 'slow']);
    expect(
      analyseSignal({ samples: new Float64Array(4096), rate: 5120, quantity: 'velocity' }, machine),
    ).toBeUndefined();
  });
});
