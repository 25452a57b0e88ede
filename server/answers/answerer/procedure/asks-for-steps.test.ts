import { expect, test } from 'vitest';
import { withoutAskingForSteps } from './asks-for-steps';

test.each([
  ['How do I do a belt change?', 'a belt change'],
  ['walk me through greasing a fan', 'greasing a fan'],
  ['what is the procedure for taking a sample', 'taking a sample'],
  ['How to bleed a brake', 'bleed a brake'],
  ['how is a filter replaced', 'a filter replaced'],
  ['换皮带的步骤是什么', '换皮带'],
  ['滤芯怎么换', '滤芯 换'],
  ['卡料咋整', '卡料'],
  ['报警怎么弄掉', '报警'],
  ['如何进行打压', '打压'],
])('%s asks for the steps of: %s', (question, about) => {
  expect(withoutAskingForSteps(question)?.replace(/[?？]$/, '')).toBe(about);
});

test.each([
  'How much oil does it take?',
  'How often do I change the filter?',
  'How is the ratio calculated?',
  'How do I know that it is worn?',
  'Why does the pump stop?',
  '漏油是怎么回事',
  '效率怎么算',
  '怎么会过热',
  '两种密封怎样区分',
  '皮带张力',
])('%s asks for no steps', (question) => {
  expect(withoutAskingForSteps(question)).toBeNull();
});
