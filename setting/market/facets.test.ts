import { expect, test } from 'vitest';
import { countFacets, filterableOf } from './facets';

const attributes = [
  { key: 'channels', names: {}, kind: 'number' as const, facet: true },
  { key: 'sensor', names: {}, kind: 'enum' as const, facet: true },
  { key: 'note', names: {}, kind: 'text' as const, facet: true },
];
const row = (supplier: string, sensor: string, channels: number) =>
  filterableOf({
    ...{ kind: 'product' as const, supplier, category: 'monitoring', attributes },
    document: {
      name: {},
      summary: {},
      description: {},
      specs: { sensor, channels, note: 'x' },
      industries: ['metals'],
    },
  });
const rows = [row('1', 'IEPE', 4), row('1', '4-20 mA', 8), row('2', 'IEPE', 16)];

test('texts are no facet, and a price that nobody named is one to ask for', () => {
  expect(rows[0]).toEqual({
    kind: 'product',
    facets: ['supplier=1', 'category=monitoring', 'price=quote', 'industry=metals', 'sensor=IEPE'],
    numbers: { channels: 4 },
  });
});

test('a checked value keeps its siblings, and other facets count what fits', () => {
  const { total, counts, ranges } = countFacets(rows, [{ key: 'supplier', values: ['1'] }]);
  expect(total).toBe(2);
  expect(counts.get('supplier=2')).toBe(1);
  expect(counts.get('sensor=IEPE')).toBe(1);
  expect(ranges.get('channels')).toEqual({ min: 4, max: 8 });
});

test('a range keeps the bounds of what else fits', () => {
  const { total, ranges, counts } = countFacets(rows, [
    { key: 'channels', min: 5 },
    { key: 'sensor', values: ['IEPE'] },
  ]);
  expect(total).toBe(1);
  expect(ranges.get('channels')).toEqual({ min: 4, max: 16 });
  expect(counts.get('sensor=4-20 mA')).toBe(1);
});
