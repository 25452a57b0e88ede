import fc from 'fast-check';
import { expect, test } from 'vitest';
import block from './block';
import { historyArg, readHistoryQuery } from './read-history-query';

test.each(['-1', '0', '1.5', 'x', '', '1e400', 'Infinity'])('page %j of an address is the first', (page) => {
  expect(readHistoryQuery({ page }).page).toBe(1);
});

test('what is asked early is what the list asks, whatever the address says', () => {
  const route = (query: Record<string, string>) => ({ path: '/qa-list', params: {}, query });
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 300 }), fc.string(), (page, q, tag) => {
      const [need] = block.needs?.({}, route({ page, q, tag }) as never) ?? [];
      const read = readHistoryQuery({ page, q, tag });
      expect(need?.arg).toEqual(historyArg(read.page, read));
      expect(read.page).toBeGreaterThan(0);
      expect(read.keyword.length).toBeLessThanOrEqual(200);
      expect(read.tag.length).toBeLessThanOrEqual(32);
    }),
  );
});

test('an assistant is asked for by its id, and by nothing else', () => {
  expect(historyArg(1, readHistoryQuery({ assistant: 'device-tools' }))).toMatchObject({ assistant: 'device-tools' });
  expect(readHistoryQuery({ assistant: '../x' }).assistant).toBe('');
});

test('nothing to look for is not asked for', () => {
  expect(historyArg(2, { keyword: '', tag: '', assistant: '' })).toEqual({ page: 2, pageSize: 20 });
  expect(historyArg(1, { keyword: '泵', tag: '一线', assistant: '' })).toEqual({
    page: 1,
    pageSize: 20,
    keyword: '泵',
    tag: '一线',
  });
});
