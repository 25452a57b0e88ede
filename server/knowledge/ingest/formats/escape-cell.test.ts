import { expect, test } from 'vitest';
import { escapeCell } from './escape-cell';

test('a cell is one line that Markdown takes as it stands', () => {
  expect(escapeCell('- a\n1. b')).toBe('\\- a 1. b');
  expect(escapeCell('12. a')).toBe('12\\. a');
  expect(escapeCell('1.5 mm')).toBe('1.5 mm');
  expect(escapeCell('a|b*c_d`e<f[g]\\')).toBe('a\\|b\\*c\\_d\\`e\\<f\\[g\\]\\\\');
});
