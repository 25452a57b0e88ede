import { expect, test } from 'vitest';
import { firstLetter } from './first-letter';

test.each([
  ['设备诊断', '设'],
  [' shift', 'S'],
  ['👩‍🔧 Shift', '👩‍🔧'],
  ['', ''],
])('%s → %s', (name, letter) => expect(firstLetter(name)).toBe(letter));
