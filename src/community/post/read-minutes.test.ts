import { expect, test } from 'vitest';
import { isLede, readMinutes } from './read-minutes';

test('a text is read as fast as its language allows', () => {
  expect(readMinutes('')).toBe(1);
  expect(readMinutes('word '.repeat(660))).toBe(3);
  expect(readMinutes('轴承'.repeat(600))).toBe(3);
  expect(readMinutes(`${'轴'.repeat(400)} ${'word '.repeat(220)}`)).toBe(2);
});

test('a summary stands above the text unless it is its beginning', () => {
  expect(isLede('A spindle has grown.', 'Our spindle held 25 kN.')).toBe(true);
  expect(isLede('Our spindle held…', '## Start\n\nOur **spindle** held 25 kN.')).toBe(false);
  expect(isLede('', 'Our spindle.')).toBe(false);
});
