import { expect, test } from 'vitest';
import { caseOf } from './case-of';

test('a case asks the question again in its language, under a name that no other case has', () => {
  const first = caseOf('轴承为什么发热？', [{ id: 'asked-2' }, null]);
  expect(first).toEqual({
    id: 'asked-3',
    language: 'zh-CN',
    turns: [{ ask: '轴承为什么发热？' }],
    expect: {},
    must: false,
  });
  expect(caseOf('Why hot?', [{ id: 'asked-2' }]).id).toBe('asked-3');
  expect(caseOf('x'.repeat(3000), []).turns[0]?.ask).toHaveLength(2000);
});
