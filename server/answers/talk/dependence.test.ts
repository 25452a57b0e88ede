import { expect, test } from 'vitest';
import { isDependent, isWhole } from './dependence';

test.each([
  '那要多久',
  '03 呢',
  '它的速度不能超过多少？',
  'And how long does it take?',
  'How often?',
  '怎么测？',
  'What about water?',
])('%s leans on what was said', (question) =>
  expect([isDependent(question), isWhole(question)]).toEqual([true, false]),
);

test.each(['液压泵为什么会汽蚀？', 'How is a hydrostatic test carried out?', 'Which elastomer suits mineral oil?'])(
  '%s stands by itself',
  (question) => expect(isDependent(question)).toBe(false),
);

test.each(['What are the steps?', 'What is a good value?', 'What is it?'])('%s is not whole', (question) =>
  expect(isWhole(question)).toBe(false),
);
