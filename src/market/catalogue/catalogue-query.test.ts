import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueHref, clearedHref, facetHref, rangeHref, readCatalogueQuery } from './catalogue-query';

const queryOf = (href: string) => new URLSearchParams(href.split('?')[1] ?? '');

test('the address holds words, order, page, values and ranges', () => {
  const query = new URLSearchParams('q=pump&sort=newest&page=2&f.price=free&f.price=quote&f.channels=4..&f.x=');
  expect(readCatalogueQuery(query)).toEqual({
    ...{ keyword: 'pump', sort: 'newest', page: 2 },
    filters: [
      { key: 'price', values: ['free', 'quote'] },
      { key: 'channels', min: 4 },
    ],
  });
});

test('ticking twice is nothing, and another category drops the attributes of the first', () => {
  const query = new URLSearchParams('f.category=p-drives&f.power=1..5&f.price=free&page=3');
  expect(facetHref('product', query, 'price', 'free')).toBe('/center/product?f.category=p-drives&f.power=1..5');
  expect(facetHref('product', query, 'category', 'p-fluid')).toBe(
    '/center/product?f.price=free&f.category=p-drives&f.category=p-fluid',
  );
  expect(rangeHref('product', query, 'power', {})).toBe('/center/product?f.category=p-drives&f.price=free');
  expect(clearedHref('app', new URLSearchParams('q=a&f.price=free'))).toBe('/industrialApp?q=a');
  expect(catalogueHref('app', new URLSearchParams('sort=name'), 'sort', 'best')).toBe('/industrialApp');
});

test('whatever the address says, what is asked for is within the limits', () => {
  const pair = fc.tuple(
    fc.oneof(
      fc.string(),
      fc.string().map((key) => `f.${key}`),
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 40 }), (pairs) => {
      const { filters, page, keyword } = readCatalogueQuery(new URLSearchParams(pairs));
      expect(filters.length).toBeLessThanOrEqual(20);
      expect(page).toBeGreaterThan(0);
      expect(keyword.length).toBeLessThanOrEqual(200);
      for (const { key, values, min, max } of filters) {
        expect(key.length).toBeGreaterThan(0);
        expect(values !== undefined || min !== undefined || max !== undefined).toBe(true);
        for (const number of [min, max]) if (number !== undefined) expect(Number.isFinite(number)).toBe(true);
      }
    }),
  );
});

test('a value ticked stays after the address was read again', () => {
  const href = facetHref('app', new URLSearchParams(), 'interface', 'OPC UA & more');
  expect(readCatalogueQuery(queryOf(href)).filters).toEqual([{ key: 'interface', values: ['OPC UA & more'] }]);
});
