import { expect, test } from 'vitest';
import { type DomainSummary, filterDomains, type STATES } from './filter-domains';

const summary = (domain: string, more: Partial<DomainSummary> = {}): DomainSummary => ({
  domain,
  role: 'administrator',
  title: `${domain} portal`,
  status: 'published',
  revision: 'r1',
  changedAt: '2026-01-01T00:00:00.000Z',
  changedBy: 'Li',
  message: 'New slogan',
  errors: 0,
  warnings: 0,
  draftAt: null,
  scheduledAt: null,
  ...more,
});
const all = [
  summary('alloy', { errors: 1 }),
  summary('bearing', { changedAt: '2026-03-01T00:00:00.000Z', draftAt: '2026-03-02T00:00:00.000Z' }),
  summary('crane', { status: 'scheduled', changedBy: '王工', scheduledAt: '2026-04-01T00:00:00.000Z' }),
  summary('drill', {
    status: 'draft',
    changedAt: null,
    changedBy: null,
    message: null,
    revision: null,
    draftAt: '2026-03-01T00:00:00.000Z',
  }),
];
const names = (query: string, state: (typeof STATES)[number] = 'all') =>
  filterDomains(all, query, state).map(({ domain }) => domain);

test('stand in the order of their last change, those never published last', () => {
  expect(names('')).toEqual(['bearing', 'alloy', 'crane', 'drill']);
});

test('are found by address, title, person and message, all words at once', () => {
  expect(names('CRA')).toEqual(['crane']);
  expect(names('王工 slogan')).toEqual(['crane']);
  expect(names('王工 alloy')).toEqual([]);
});

test('are told apart by what needs doing', () => {
  expect(names('', 'trouble')).toEqual(['alloy']);
  expect(names('', 'draft')).toEqual(['bearing', 'drill']);
  expect(names('', 'scheduled')).toEqual(['crane']);
  expect(names('', 'published')).toEqual(['bearing', 'alloy']);
});
