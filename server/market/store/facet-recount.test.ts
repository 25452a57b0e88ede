import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFacets, type Filter, type Filterable } from '../../../setting/market/facets';
import { openMarketApp } from '../../../tests/support/open-market';
import { countOfferings } from './find-offerings';

test('whatever is filtered by, the database counts what a recount by hand counts', async () => {
  const { store } = await openMarketApp();
  const reader = { domain: 'main', organization: undefined };
  const rows = await store.db
    .selectFrom('offering as o')
    .innerJoin('listing as l', 'l.offering_id', 'o.id')
    .select(['o.kind', 'o.facets', 'o.numbers'])
    .where('o.state', '=', 'listed')
    .where('l.private', '=', false)
    .where('l.access_domain', '=', 'main')
    .execute();
  const all = rows as Filterable[];
  const values = [...new Set(all.flatMap(({ facets }) => facets))].map((value) => value.split('='));
  const numbers = [...new Set(all.flatMap((row) => Object.keys(row.numbers)))];
  const keys = { values: [...new Set(values.map(([key = '']) => key))], numbers };
  const ticked = fc
    .uniqueArray(fc.constantFrom(...values, ['price', 'none']), { minLength: 1, maxLength: 3 })
    .map(([first = [], ...more]): Filter => {
      const [key = ''] = first;
      const own = [first, ...more].filter(([name]) => name === key);
      return { key, values: own.map(([, value = '']) => value) };
    });
  const bound = fc.option(fc.integer({ min: -5, max: 200 }), { nil: undefined });
  const range = fc.record({ key: fc.constantFrom(...numbers), min: bound, max: bound }).map(
    ({ key, min, max }): Filter => ({
      key,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    }),
  );
  const filters = fc.uniqueArray(fc.oneof(ticked, range), { maxLength: 4, selector: ({ key }) => key });
  const kinds = fc.constantFrom<Filterable['kind'][]>(['app'], ['product', 'solution'], ['app', 'product', 'solution']);
  await fc.assert(
    fc.asyncProperty(filters, kinds, async (given, asked) => {
      const wish = { kinds: asked, filters: given };
      const counted = await countOfferings(store.db, reader, wish, keys);
      const recount = countFacets(
        all.filter(({ kind }) => asked.includes(kind)),
        given,
      );
      expect(counted.total).toBe(recount.total);
      expect(new Map([...counted.counts].sort())).toEqual(new Map([...recount.counts].sort()));
      expect(new Map([...counted.ranges].sort())).toEqual(new Map([...recount.ranges].sort()));
    }),
    { numRuns: 500 },
  );
});
