import { expect, test } from 'vitest';
import { findPage } from '@/pages/page-at';
import type { JsonObject } from '../../../setting/json-value';
import { readableChanges } from './readable-changes';

const page = (...more: { id: string; type: string }[]) =>
  ({ '/engine': { v: 1, blocks: [...(findPage('/engine')?.blocks ?? []), ...more] } }) as unknown as JsonObject;
const text = { id: 'text', type: 'content/text' };

test('the first edit of a page is that edit alone, and so is the way back', () => {
  const before = { title: 'Mill' };
  const after = { title: 'Mill', pages: page(text) };
  expect(readableChanges(before, after)).toEqual([
    { kind: 'added', pointer: '/pages/~1engine/blocks/6', to: text, label: 'text' },
  ]);
  expect(readableChanges(after, before)).toMatchObject([{ kind: 'removed', label: 'text' }]);
});

test('what looks the same and is not is still a change', () => {
  expect(readableChanges({}, { pages: page() })).toMatchObject([{ kind: 'added', pointer: '/pages' }]);
  expect(readableChanges({}, {})).toEqual([]);
});
