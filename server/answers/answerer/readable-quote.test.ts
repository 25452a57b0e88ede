import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableQuote } from './readable-quote';

describe('readableQuote', () => {
  it.each([
    ['See [the manual](../a.md) and ![pic](x.png) now.', 'See the manual and  now.'],
    ['**Stop the drive', 'Stop the drive'],
    ['Set `a and **b**.', 'Set a and **b**.'],
    ['- 停机，\n  然后上锁。', '停机，然后上锁。'],
    ['## Title of it', 'Title of it'],
    ['As shown before [3].', 'As shown before \\[3].'],
    ['Press<br/>the button', 'Press the button'],
    ['wrapped\nline', 'wrapped line'],
  ])('shows %j as %j', (text, shown) => {
    expect(readableQuote(text, 'sentence')).toBe(shown);
  });

  it('leaves lists and tables their structure and code everything', () => {
    expect(readableQuote('- a [1]\n- b', 'list')).toBe('- a \\[1]\n- b');
    expect(readableQuote('```\na[1]\n```', 'code')).toBe('```\na[1]\n```');
  });

  it('leaves plain words as they are, and gets through anything', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z主轴，。]{1,80}$/), (text) => {
        expect(readableQuote(text, 'sentence')).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(readableQuote(text, 'sentence')).not.toMatch(/(?<!\\)\[\d{1,3}\]/);
      }),
    );
  });
});
