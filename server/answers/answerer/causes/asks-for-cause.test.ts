import { expect, test } from 'vitest';
import { asksForCause } from './asks-for-cause';

test.each([
  'Why does the belt squeal?',
  'belt squeals when it starts',
  'the belt does not start',
  '皮带为什么打滑',
  '皮带一启动就吱吱叫',
  '皮带打滑怎么办',
])('%s', (question) => expect(asksForCause(question)).toBe(true));

test.each([
  'belt wander',
  'belt wander at 700 rpm limit',
  'Is a belt allowed to squeal?',
  '皮带 张紧 标准值',
  '皮带有哪些种类',
])('not %s', (question) => expect(asksForCause(question)).toBe(false));
