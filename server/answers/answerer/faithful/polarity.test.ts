import { expect, test } from 'vitest';
import { isOpposite } from './polarity';

test.each([
  ['allowed, forbidden', '运行中可以打开防护罩', '运行中严禁打开防护罩', false, true],
  ['forbidden, forbidden', '运行中禁止打开防护罩', '运行中严禁打开防护罩', true, false],
  ['allowed, required', 'The valve may be closed first', 'The valve must be closed first', true, true],
  ['the same in loose words', 'You can close the valve first', 'The valve must be closed first', false, false],
  ['required, not needed', '更换后必须标定', '更换后无需标定', false, false],
  ['required, not needed, in the same words', '更换后必须标定', '更换后无需标定', true, true],
  ['said, denied', 'The pump does not start in manual mode', 'The pump starts in manual mode', true, true],
  ['said, denied, of other words', 'The pump does not start in manual mode', 'The pump starts', false, false],
  ['a limit denies nothing', '温度不超过 80 度', '温度最高 80 度', true, false],
  ['a fixed word denies nothing', '采用不锈钢螺栓', '采用钢螺栓', true, false],
  [
    'one rule said either way',
    'Open it only after it stands still',
    'Do not open it until it stands still',
    true,
    false,
  ],
])('%s', (_, claim, sentence, close, opposite) => expect(isOpposite(claim, sentence, close)).toBe(opposite));
