import { expect, test } from 'vitest';
import { mentionOf, withMentions } from '../../with-mentions';
import { mentionAt } from './mention-at';

/** `|` stands for the cursor. */
const at = (text: string) => mentionAt(text.replace('|', ''), text.indexOf('|'));

test.each([
  ['@An|', { from: 0, q: 'An' }],
  ['thanks @anna lind|', { from: 7, q: 'anna lind' }],
  ['请@周|看', { from: 1, q: '周' }],
  ['(@周工|', { from: 1, q: '周工' }],
])('%s asks for a name', (text, asked) => expect(at(text)).toEqual(asked));

test.each(['@|', 'an@example|', 'a.@x|', '@ anna|', '@anna\nlind|', 'none|', `@${'a'.repeat(21)}|`, '|@anna'])(
  '%s asks for none',
  (text) => expect(at(text)).toBeUndefined(),
);

test('a mention in a text leads to what the person wrote, whatever the name', () => {
  const text = `Ask ${mentionOf({ id: 'u-1', name: 'A [x] \\ b' })}.`;
  expect(text).toBe('Ask @[A \\[x\\] \\\\ b](person:u-1).');
  expect(withMentions(text)).toBe('Ask [@A \\[x\\] \\\\ b](/community/index?author=u-1).');
  expect(withMentions('@[a](person:<b>)')).toBe('@[a](person:<b>)');
});
