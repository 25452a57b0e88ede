import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openHallApp } from '../../../tests/support/open-market';
import { communityBase } from '../../knowledge';
import { type DemandFilter, listDemands } from './demands';

test('whatever is filtered by, a value has as many demands as the list has that is narrowed to it', async () => {
  const { db } = (await openHallApp()).store;
  const kbId = await communityBase(db, { domain: 'main', organization: null, title: { 'zh-CN': '', 'en-US': '' } });
  const who = { domain: 'main', ids: [kbId], person: undefined, organization: undefined, runsIt: false };
  const list = (filter: DemandFilter) => listDemands(db, who, { filter, sort: 'newest', limit: 1000, offset: 0 });
  const all = await listDemands(db, who, {
    ...{ filter: { keyword: '', mine: false }, sort: 'newest', limit: 2, offset: 1 },
  });
  expect(all.total).toBeGreaterThan(3);
  const whole = await list({ keyword: '', mine: false });
  expect(all.rows.map(({ id }) => id)).toEqual(whole.rows.slice(1, 3).map(({ id }) => id));
  const [word = ''] = whole.rows[0]?.title.match(/[\p{L}]{2,}/u) ?? [];
  const oneOf = (key: 'kind' | 'industry' | 'region') =>
    fc.option(fc.constantFrom(...whole.rows.map((row) => row[key]).filter(Boolean), 'none'), { nil: undefined });
  const filters = fc.record({
    ...{ keyword: fc.constantFrom('', word, 'none of these'), kind: oneOf('kind') },
    ...{ industry: oneOf('industry'), region: oneOf('region') },
    status: fc.constantFrom(undefined, 'open', 'matched', 'closed', 'expired'),
  });
  await fc.assert(
    fc.asyncProperty(filters, async (chosen) => {
      const filter = { ...chosen, mine: false } as DemandFilter;
      const { rows, total, facets, someWords } = await list(filter);
      expect(rows.length).toBe(total);
      // With some of the words, another value may have demands with all of them.
      if (someWords) return;
      for (const { key, value, count } of facets) expect((await list({ ...filter, [key]: value })).total).toBe(count);
    }),
    { numRuns: 25 },
  );
});
