import { expect, test } from 'vitest';
import { ellipsis } from './ellipsis';

test('ellipsis helper default length 10', () => {
  expect(ellipsis('0123456789')).toBe('0123456789');
  expect(ellipsis('01234567890')).toBe('0123456789…');
  expect(ellipsis('怎样检查主轴轴承温度')).toBe('怎样检查主轴轴承温度');
  expect(ellipsis('怎样检查主轴轴承温度？')).toBe('怎样检查主轴轴承温度…');
});

test('counts letters, not halves of them, and takes another length', () => {
  expect(ellipsis('🔧🔩⚙', 2)).toBe('🔧🔩…');
  expect(ellipsis('')).toBe('');
});
