import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageLinks } from './page-links';

it('shows ends and neighbours', () => {
  expect(pageLinks(1, 1)).toEqual([1]);
  expect(pageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageLinks(3, 9)).toEqual([1, 2, 3, 4, null, 9]);
  expect(pageLinks(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
});

it('is in order, holds the page and both ends, and never more than nine', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = a < b ? [a, b] : [b, a];
      const links = pageLinks(page, pages);
      const numbers = links.filter((each) => each !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(links.length).toBeLessThanOrEqual(9);
    }),
  );
});
