import { expect, test } from 'vitest';
import { isSameGap } from './same-gap';

test.each([
  ['Why does the pump hum after the oil was changed?', 'Why does the pump hum after an oil change?'],
  ['换油以后油泵为什么叫', '油泵换油以后为什么响叫'],
  ['报警 SRVO-062 怎么处理', '出现 SRVO-062 报警如何处理'],
])('%s and %s are one gap', (one, other) => expect(isSameGap(one, other)).toBe(true));

test.each([
  ['报警 SRVO-062 怎么处理', '报警 SRVO-063 怎么处理'],
  ['Why does the pump hum?', 'How often is the gearbox greased?'],
  ['', 'Why?'],
])('%s and %s are two', (one, other) => expect(isSameGap(one, other)).toBe(false));
