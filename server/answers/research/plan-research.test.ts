import { expect, test } from 'vitest';
import { withSubject } from './plan-research';
import { subjectOf } from './subject';

test.each([
  ['轴承过热是什么原因？', '轴承过热'],
  ['Why does a centrifugal pump cavitate?', 'centrifugal pump cavitate'],
  ['What are the lessons about fire?', 'fire'],
])('the subject of "%s" is "%s"', (question, subject) => expect(subjectOf(question)).toBe(subject));

test('a later part is asked about the subject of the first, unless it names it', () => {
  const first = '轴承过热是什么原因';
  expect(withSubject('怎么处理', first)).toBe('轴承过热 怎么处理');
  expect(withSubject('轴承怎么润滑', first)).toBe('轴承怎么润滑');
  expect(withSubject(first, first)).toBe(first);
});
