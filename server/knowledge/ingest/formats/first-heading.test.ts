import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstHeading } from './first-heading';

test.each([
  ['# Pump', 'Pump'],
  ['text\n\n# Pump care #\n\n# Other', 'Pump care'],
  ['# **Pump** `P-101` [guide](https://a.example)', 'Pump P-101 guide'],
  ['# Valve V\\_12 \\*', 'Valve V_12 *'],
  ['## Section\n\n# Title', 'Title'],
  ['#\n\n# 泵', '泵'],
])('%j is called %j', (markdown, title) => expect(firstHeading(markdown)).toBe(title));

test.each([
  '',
  'text',
  '#tag is no heading',
  '## only a section',
  '```sh\n# install it\nmake\n```',
  '~~~\n# still open',
])('%j has none', (markdown) => expect(firstHeading(markdown)).toBeUndefined());

test('a comment in code is passed over, whatever fences stand round it', () => {
  expect(firstHeading('````md\n```\n# inner\n```\n````\n\n# Real')).toBe('Real');
});

test('deeper headings count where they are asked for', () => {
  expect(firstHeading('### Oil change\n\n# Pump', 6)).toBe('Oil change');
});

test('any text gives one line or nothing, in time', () => {
  const piece = fc.constantFrom('# ', '## ', '```\n', '~~~\n', '泵', 'a', '\n', '\\', '*', '`', '[', '](', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const title = firstHeading(pieces.join(''), 6);
      if (title !== undefined) expect(title).toMatch(/^\S(?:.*\S)?$/);
    }),
  );
  expect(firstHeading(`${'```\n'.repeat(20_001)}# x`)).toBeUndefined();
  expect(firstHeading(`# x\n${'`'.repeat(200_000)}`)).toBe('x');
});
