import { expect, test } from 'vitest';
import type { Turn } from './types';
import { understand } from './understand';

const turn = (asked: string, title = '', heading = ''): Turn => ({
  from: 'chat',
  asked,
  place: { docId: 'd1', title, headings: [title, heading] },
});
const alignment = turn('联轴器对中允许偏差是多少，1480 转', '联轴器对中', '对中精度要求是多少？');

test.each([
  // Another condition of the same kind.
  [alignment, '那 3000 转呢', '联轴器对中允许偏差是多少,3000 转'],
  [
    turn('Which DC test voltage for a 400 V motor?'),
    'and for a 6 kV motor?',
    'which dc test voltage for a 6 kv motor?',
  ],
  // Another number of the same kind.
  [turn('Modbus 例外码 02 是什么意思？'), '03 呢', 'Modbus 例外码 03 是什么意思？'],
  [turn('What is NLGI 2 grease used for?'), 'And NLGI 3?', 'what is nlgi 3 grease used for?'],
  // Another thing of the same kind.
  [turn('超程报警怎么解除？', '数控报警'), '主轴报警呢', '主轴报警怎么解除？'],
  [turn('What causes cold cracks in a weld?'), 'And hot cracks?', 'What causes hot cracks in a weld?'],
  // Another symptom; the document's subject stays.
  [turn('齿轮箱为什么发热？', '齿轮箱故障'), '漏油呢', '齿轮箱漏油'],
  [turn('Why is there oil in the compressed air?', 'Compressed air'), 'And water?', 'water compressed air?'],
  // More about the same thing.
  [turn('什么是软脚？', '联轴器对中', '什么是软脚，怎么消除？'), '怎么消除？', '软脚怎么消除？'],
  [turn('安全阀的整定压力怎么定？', '压力容器'), '它多久校验一次？', '安全阀多久校验一次？'],
  [turn('How is a grease selected?', 'Grease lubrication'), 'How often?', 'How often grease?'],
])('%j, then %s asks %s', (before, question, text) => {
  expect(understand(question, before)).toMatchObject({ text, leans: true });
});

test.each([
  '什么是 P-F 间隔？',
  'What is a robot singularity?',
  '那 BadNodeIdUnknown 呢？',
  'What is OEE?',
  '计量法第二十三条',
])('%s is whole: nothing is carried into it', (question) => {
  expect(understand(question, alignment)).toEqual({ text: question, own: question, leans: false, chips: [] });
});

test('a question that names its own things keeps its words, and may still be answered by the same document', () => {
  const asked = understand('联轴器热膨胀怎么补偿？', alignment);
  expect(asked).toMatchObject({ text: '联轴器热膨胀怎么补偿？', leans: false });
  expect(asked.chips).toMatchObject([{ slot: 'document', text: '联轴器对中', from: 'answer', on: true }]);
});

test('what is carried is all in the chips', () => {
  const { chips } = understand('那 3000 转呢', alignment);
  expect(chips.map(({ slot, text, from }) => [slot, text, from])).toEqual([
    ['condition', '3000 转', 'question'],
    ['subject', '联轴器对中允许偏差', 'chat'],
    ['document', '联轴器对中', 'answer'],
  ]);
});

test('a source that is closed leaves no document to stay in', () => {
  const { chips } = understand('怎么测？', { from: 'chat', asked: alignment.asked });
  expect(chips.map(({ slot }) => slot)).toEqual(['subject']);
});

test('chips that were changed are all that is carried, and a document is named by us', () => {
  const chosen = [
    { slot: 'subject' as const, text: '齿轮箱', on: true },
    { slot: 'condition' as const, text: '1500 转', on: true },
    { slot: 'document' as const, text: '别的文档', on: false },
  ];
  const asked = understand('怎么测？', alignment, chosen);
  expect(asked.text).toBe('齿轮箱1500 转 怎么测？');
  expect(asked.chips.at(-1)).toMatchObject({ slot: 'document', text: '联轴器对中', on: false });
  expect(understand('怎么测？', alignment, []).text).toBe('怎么测？');
});

test('a condition that its asker wrote anew, or took away, is changed where the question says it', () => {
  const { chips } = understand('那 3000 转呢', alignment);
  const written = (text: string, on = true) =>
    chips.map((one) => (one.slot === 'condition' ? { ...one, text, was: one.text, on } : one));
  expect(understand('那 3000 转呢', alignment, written('750 转')).text).toBe('联轴器对中允许偏差750 转');
  expect(understand('那 3000 转呢', alignment, written('3000 转', false)).text).not.toContain('3000');
  const subject = chips.map((one) => (one.slot === 'subject' ? { ...one, text: '齿轮箱振动' } : one));
  expect(understand('那 3000 转呢', alignment, subject).text).toContain('齿轮箱振动');
});

test('parts of a first question are changed where they stand, taken out, and kept to be taken back', () => {
  const question = 'Which DC test voltage for a 400 V motor?';
  const condition = { slot: 'condition' as const, text: '400 V', on: true };
  const asked = (change: object) => understand(question, null, [{ ...condition, ...change }]);
  expect(understand(question, null)).toMatchObject({ text: question, chips: [] });
  expect(asked({ text: '6 kV', was: '400 v' })).toMatchObject({
    text: 'Which DC test voltage for a 6 kV motor?',
    chips: [{ text: '6 kV', was: '400 v', from: 'question', on: true }],
  });
  expect(asked({ on: false })).toMatchObject({
    text: 'Which DC test voltage for a motor?',
    chips: [{ text: '400 V', from: 'question', on: false }],
  });
});
