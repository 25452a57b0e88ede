import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opaqueAt } from './opaque-span';

const at = (text: string, ended = true, lineStart = false) => opaqueAt(text, 0, lineStart, ended);

describe('opaqueAt', () => {
  it.each([
    ['`a[1]` b', { end: 6, kind: 'span' }],
    ['``a ` b`` c', { end: 9, kind: 'span' }],
    ['$x_1$ is', { end: 5, kind: 'span' }],
    ['\\(x\\) y', { end: 5, kind: 'span' }],
    ['$$x', { end: 2, kind: 'math', close: '$$' }],
    ['\\[ x', { end: 2, kind: 'math', close: '\\]' }],
    ['\\[1] x', { end: 2, kind: 'span' }],
    ['\\n', { end: 1, kind: 'span' }],
  ])('%s', (text, found) => expect(at(text)).toEqual(found));

  it.each(['$5 and $10', '$ x$ y', '`open', '`a\nb`'])('%j is text', (text) => expect(at(text)).toBeNull());

  it('takes a fence for one at the start of a line only', () => {
    expect(at('```js\n', true, true)).toEqual({ end: 3, kind: 'fence', close: '```' });
    expect(at('```js``` x', true)).toEqual({ end: 8, kind: 'span' });
  });

  it('says of the beginning of a text what it says of the whole, or that it must see more', () => {
    const text = fc.array(fc.constantFrom('`', '$', '\\', '(', ')', '[', ']', '1', 'a', ' ', '\n', '~'), {
      minLength: 1,
      maxLength: 24,
    });
    fc.assert(
      fc.property(
        fc.constantFrom('`', '$', '\\', '~'),
        text,
        fc.nat(24),
        fc.boolean(),
        (mark, rest, cut, lineStart) => {
          const whole = mark + rest.join('');
          const part = opaqueAt(whole.slice(0, 1 + cut), 0, lineStart, false);
          if (part?.kind !== 'wait') expect(opaqueAt(whole, 0, lineStart, true)).toEqual(part);
        },
      ),
    );
  });
});
