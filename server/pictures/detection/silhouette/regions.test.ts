import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillHoles, labelRegions, openMask } from './regions';

const plane = (rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  on: Uint8Array.from(rows.join(''), (one) => (one === '#' ? 1 : 0)),
});
const drawn = (on: Uint8Array, width: number) =>
  Array.from(on, (one) => (one ? '#' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g')) ?? [];

test('what touches by a corner only is two regions', () => {
  expect(labelRegions(plane(['##..', '##..', '..##'])).count).toBe(2);
});

test('a hole is filled, a bay open to the edge and a hole too large are not', () => {
  const ring = plane(['.....', '.###.', '.#.#.', '.###.', '.....']);
  expect(drawn(fillHoles(ring, 4), 5)[2]).toBe('.###.');
  expect(drawn(fillHoles(ring, 1), 5)[2]).toBe('.#.#.');
  const bay = plane(['.#.#.', '.#.#.', '.###.']);
  expect(drawn(fillHoles(bay, 9), 5)[0]).toBe('.#.#.');
});

test('opening never adds a pixel, and takes a thin line away', () => {
  expect(openMask(plane(['.....', '#####', '.....'])).every((one) => one === 0)).toBe(true);
  const cells = fc.uint8Array({ min: 0, minLength: 64, maxLength: 64, max: 1 });
  fc.assert(
    fc.property(cells, (on) => {
      const opened = openMask({ width: 8, height: 8, on });
      opened.forEach((one, i) => {
        expect(one).toBeLessThanOrEqual(on[i] as number);
      });
    }),
  );
});
