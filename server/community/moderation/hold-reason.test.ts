import { expect, test } from 'vitest';
import { holdReason } from './hold-reason';

const words = ['发票代开', 'casino', ' '];
test.each([
  ['发票代开', '专业發票代開，请联系', 'words'],
  ['full width and case', 'The best ＣＡＳＩＮＯ in town', 'words'],
  ['a part of a word', 'casinos and occasion', undefined],
  ['an ordinary question', '轴承为什么发热？', undefined],
  ['mostly links', 'See https://a.example/1 https://a.example/2 https://a.example/3', 'links'],
  [
    'sources below a text',
    `${'The bearing runs hot. '.repeat(20)} https://a.co/1 https://a.co/2 https://a.co/3`,
    undefined,
  ],
])('%s', (_, text, reason) => expect(holdReason({ text, isNewcomer: false, hold: { words } })).toBe(reason));

test('a newcomer waits only where the portal says so', () => {
  const first = { text: 'Why?', isNewcomer: true };
  expect(holdReason({ ...first, hold: { newcomers: true } })).toBe('newcomer');
  expect(holdReason({ ...first, hold: {} })).toBeUndefined();
  expect(holdReason({ ...first, isNewcomer: false, hold: { newcomers: true } })).toBeUndefined();
});
