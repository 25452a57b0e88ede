import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeCard } from './place-card';

const view = { width: 1000, height: 800 };

it('stands above the marker, centred', () => {
  expect(placeCard({ left: 490, top: 400, width: 20, height: 20 }, { width: 300, height: 120 }, view)).toEqual({
    left: 350,
    top: 272,
    side: 'above',
  });
});

it('goes below at the top of the view and stays inside at its edges', () => {
  expect(placeCard({ left: 2, top: 40, width: 20, height: 20 }, { width: 300, height: 120 }, view)).toEqual({
    left: 12,
    top: 68,
    side: 'below',
  });
});

it('is never outside of a view it fits into, and covers the marker only when there is room on neither side', () => {
  const n = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      n(976),
      n(776),
      fc.integer({ min: 40, max: 900 }),
      fc.integer({ min: 40, max: 700 }),
      (left, top, width, height) => {
        const anchor = { left, top, width: 24, height: 24 };
        const place = placeCard(anchor, { width, height }, view);
        expect(place.left).toBeGreaterThanOrEqual(12);
        expect(place.left + width).toBeLessThanOrEqual(Math.max(988, 12 + width));
        expect(place.top).toBeGreaterThanOrEqual(12);
        expect(place.top + height).toBeLessThanOrEqual(Math.max(788, 12 + height));
        const roomAbove = top - 8 - height >= 12;
        const roomBelow = top + 32 + height <= 788;
        const covers = place.top < top + 24 && place.top + height > top;
        if (roomAbove || roomBelow) expect(covers).toBe(false);
      },
    ),
  );
});
