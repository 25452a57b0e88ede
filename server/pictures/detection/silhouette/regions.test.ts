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

test('branches that meet further down are one region, numbered by the first pixel', () => {
  const { label, count } = labelRegions(plane(['.#.#.#', '##.#.#', '...###', '#.....']));
  expect([count, ...label]).toEqual([
    3,
    ...[0, 1, 0, 2, 0, 2],
    ...[1, 1, 0, 2, 0, 2],
    ...[0, 0, 0, 2, 2, 2],
    3,
    0,
    0,
    0,
    0,
    0,
  ]);
});

test('neighbours share a number, and each number is one piece', () => {
  const side = 9;
  fc.assert(
    fc.property(fc.uint8Array({ min: 0, max: 1, minLength: side * side, maxLength: side * side }), (on) => {
      const { label, count } = labelRegions({ width: side, height: side, on });
      const reached = new Set<number>();
      for (let start = 0; start < on.length; start += 1) {
        if (!on[start] || reached.has(start)) continue;
        const open = [start];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
          if (reached.has(at)) continue;
          reached.add(at);
          expect(label[at]).toBe(label[start]);
          const beside = [at % side > 0 ? at - 1 : at, at % side < side - 1 ? at + 1 : at, at - side, at + side];
          open.push(...beside.filter((one) => on[one] === 1));
        }
      }
      expect(new Set(label.filter((one) => one > 0)).size).toBe(count);
    }),
  );
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
