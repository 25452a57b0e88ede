import { expect, test } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { askedCode, withoutProduct } from './asked-code';

test.each([
  ['E-731 报警', 'E731'],
  ['F-731', 'F731'],
  ['What does F-731 mean?', 'F731'],
  ['ISO 155 皮带', 'ISO155'],
  ['PX-40 皮带机怎么润滑', undefined],
  ['How far may a belt wander?', undefined],
])('%s', (question, code) => expect(askedCode(question)).toBe(code));

test('a product that no source knows is left out, with its maker', () => {
  expect(withoutProduct('How do I grease the belt of our Acme PX-40 conveyor?', [])).toBe(
    'How do I grease the belt of our conveyor?',
  );
  expect(withoutProduct('PX-40 皮带机怎么润滑', [])).toBe('皮带机怎么润滑');
});

test('a code that was asked for, or found, stays', () => {
  expect(withoutProduct('E-731 报警', [])).toBe('E-731 报警');
  const known = [aHit({ text: 'PX-40', exact: 'PX40' })];
  expect(withoutProduct('PX-40 皮带机怎么润滑', known)).toBe('PX-40 皮带机怎么润滑');
});
