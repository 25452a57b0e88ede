import { expect, test } from 'vitest';
import { questionType } from './question-type';

test.each([
  ['联轴器对中允许偏差是多少，3000转', 'value'],
  ['How much grease does a bearing take?', 'value'],
  ['怎么更换滤芯？', 'procedure'],
  ['How do I do a lockout?', 'procedure'],
  ['齿轮箱为什么发热？', 'cause'],
  ['motor hums and does not start', 'cause'],
  ['离心泵和齿轮泵有什么区别？', 'comparison'],
  ['ISO 10816 与 ISO 20816 有什么区别', 'comparison'],
  ['什么是软脚？', 'definition'],
  ['有哪些点检项目？', 'list'],
  ['E-401 报警', 'code'],
  ['计量法第二十三条', 'article'],
  ['OEE 怎么计算？', 'calculation'],
  ['Is 60 mesh fine enough for the strainer?', 'yes-no'],
  ['什么时候换油？', 'when'],
  ['动火证由谁签字？', 'who'],
  ['急停按钮在哪里？', 'where'],
  ['润滑脂', undefined],
])('%s asks for a %s', (question, type) => expect(questionType(question)).toBe(type));
