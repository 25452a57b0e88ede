import { expect, test } from 'vitest';
import { matchesWording } from './match-wording';

test.each([
  ['主轴热机后拉刀力下降是什么原因？', '主轴热机后拉刀力下降，是什么原因'],
  ['为什么主轴热机后拉刀力下降', '主轴热机后拉刀力下降的原因是什么？'],
  ['Why does the drawbar lose force when warm?', 'why does a drawbar lose its force when warm'],
  ['报警 SRVO-062 怎么处理', 'SRVO-062 报警如何处理？'],
  ['How often should the SP-12 spindle be greased?', 'How often should I grease the SP-12 spindle?'],
])('%s is %s', (asked, wording) => expect(matchesWording(asked, wording)).toBe(true));

test.each([
  ['number', '主轴转速 8000 r/min 时油气润滑间隔多长', '主轴转速 12000 r/min 时油气润滑间隔多长'],
  ['unit', 'Is 5 mm of runout at the spindle nose too much?', 'Is 5 µm of runout at the spindle nose too much?'],
  ['code', 'SRVO-062 报警怎么处理', 'SRVO-063 报警怎么处理'],
  ['denial', '机械手为什么不松刀', '机械手为什么松刀'],
  ['rule', 'May the guard be opened while the drum turns?', 'Must the guard be opened while the drum turns?'],
  ['part', 'CK6140 车床主轴轴承润滑脂更换周期', 'CK6140 车床电机轴承润滑脂更换周期'],
  ['side', '车床左端轴承润滑脂更换周期是多久', '车床右端轴承润滑脂更换周期是多久'],
  ['subject', 'How do I replace the coolant pump?', 'How do I replace the way lube pump?'],
  ['everything', 'Hello', 'How do I replace the pump?'],
])('another %s is another question', (_, asked, wording) => expect(matchesWording(asked, wording)).toBe(false));
