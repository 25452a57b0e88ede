import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '../../../setting/market/offering-document';
import type { SampleSupplier } from '../../../setting/market/sample-market';
import { offeringTerms } from '../store/offering-terms';
import { valuesOf } from './demand-values';
import { type Candidate, matchDemand } from './match-demand';

const folder = 'fixtures/seed/market';
const read = <T>(file: string): T => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
const categories = read<Category[]>('categories.json');
const candidates = readdirSync(`${folder}/offerings`).flatMap((name): Candidate[] => {
  const { offerings, regions, organization } = read<SampleSupplier>(`offerings/${name}`);
  return offerings.map(({ id, kind, document, category }) => {
    const own = categories.find((one) => one.id === category);
    const others = [organization.name, ...Object.values(own?.names ?? {})];
    const { attributes = [] } = own ?? {};
    return { id, kind, document, attributes, others, regions, ...offeringTerms(document, others) };
  });
});
const blank = { text: '', kind: 'solution' as const, industry: '', region: '', quantities: [] };

test('the words and values that fit are named, and those that are missing', () => {
  const [best] = matchDemand(
    {
      ...{
        ...blank,
        industry: 'metals',
        region: '华北',
        title: 'Φ1200 轴承座油气润滑改造',
        text: '需要现场服务和斑马条纹。',
      },
      quantities: [
        { name: '停机窗口', value: 1.5, unit: 'd' },
        { name: '交付周期', value: 6, unit: 'weeks' },
      ],
    },
    candidates,
  );
  expect(best).toMatchObject({ id: 's-5', region: true });
  expect(best?.words).toEqual(['轴承座油气润滑改造', '现场']);
  expect(best?.missing).toEqual(['φ1200', '服务', '斑马条纹']);
  expect(best?.values.map(({ attribute: { key }, wanted, stated, fits }) => [key, wanted, stated, fits])).toEqual([
    ['downtime', 36, 36, true],
    ['leadTime', 6, 8, false],
    ['onSite', true, true, true],
  ]);
});

test('figures in a text are read with their unit and what they are of', () => {
  expect(valuesOf('最高压力不低于 10 MPa，流量 1.5 L/min，Φ320，24,000 r/min', [])).toEqual([
    expect.objectContaining({ value: 10, unit: 'MPa' }),
    expect.objectContaining({ value: 1.5, unit: 'L/min' }),
    expect.objectContaining({ value: 24_000, unit: 'r/min' }),
    { name: '直径 diameter', value: 320, unit: 'mm' },
  ]);
});

test('what has nothing in common with the catalogue fits nothing', () => {
  expect(matchDemand({ ...blank, title: 'zebra giraffe okapi' }, candidates)).toEqual([]);
  expect(matchDemand({ ...blank, title: '！？' }, candidates)).toEqual([]);
});

test('any text gives at most ten, in order, and only words that the demand has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
      const found = matchDemand({ ...blank, title }, candidates);
      expect(found.length).toBeLessThanOrEqual(10);
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
    }),
    { numRuns: 30 },
  );
});
