import { describe, expect, test } from 'vitest';
import { defectFrequencies } from './bearing';
import { BEARING_TYPES } from './bearing-types';

describe.each(BEARING_TYPES)('$name', ({ bore, outside, elements, diameter, pitch, angle }) => {
  test('is a bearing that can be built: the circle of elements lies between bore and outside, and they do not touch', () => {
    expect(Math.abs(pitch - (bore + outside) / 2) / pitch).toBeLessThan(0.04);
    expect(elements * diameter).toBeLessThan(Math.PI * pitch);
    expect(bore).toBeLessThan(pitch - diameter);
    expect(outside).toBeGreaterThan(pitch + diameter);
  });

  test('its defect frequencies add up as the kinematics demand', () => {
    const { outer, inner, cage } = defectFrequencies({ elements, diameter, pitch, angle }, 1);
    expect(outer + inner).toBeCloseTo(elements, 9);
    expect(outer).toBeCloseTo(elements * cage, 9);
  });
});

test('names are told apart, and the published orders come out', () => {
  expect(new Set(BEARING_TYPES.map(({ name }) => name)).size).toBe(BEARING_TYPES.length);
  const of = (name: string) => defectFrequencies(BEARING_TYPES.find((one) => one.name === name) as never, 1);
  // Case Western Reserve University gives these multiples of the running speed.
  expect(of('6205').inner).toBeCloseTo(5.4152, 2);
  expect(of('6205').outer).toBeCloseTo(3.5848, 2);
  expect(of('6203').inner).toBeCloseTo(4.9469, 2);
  expect(of('6203').outer).toBeCloseTo(3.053, 2);
  expect(of('6203').cage).toBeCloseTo(0.3817, 3);
});
