import { expect, test } from 'vitest';
import { nameOn } from './name-on';

test.each([
  [['2'], ''],
  [['I', '–', '7'], ''],
  [['M8'], 'M8'],
  [['6205', '2'], '6205'],
  [['SKF', '6205-2RS'], 'SKF 6205-2RS'],
  [['泵'], '泵'],
  [[], ''],
])('of %j the name is "%s"', (lines, name) => {
  expect(nameOn(lines)).toBe(name);
});
