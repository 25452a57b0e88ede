import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishedSentences } from './finished-sentences';

describe('finishedSentences', () => {
  it('says a sentence once it is complete', () => {
    expect(finishedSentences('轴承过热。请检', 0, false)).toEqual({ spoken: '轴承过热。', upTo: 5 });
    expect(finishedSentences('轴承过热。请检', 5, false)).toEqual({ spoken: '', upTo: 5 });
    expect(finishedSentences('轴承过热。请检', 5, true)).toEqual({ spoken: '请检', upTo: 7 });
    expect(finishedSentences('It is 3.5 mm. Then', 0, false).spoken).toBe('It is 3.5 mm.');
  });

  it('leaves out marks, markers and code', () => {
    expect(
      finishedSentences('## **Limits** [1]\n- see [guide](https://a.example)\n```sh\nrm x\n```\nDone.\n', 0, true)
        .spoken,
    ).toBe('Limits see guide Done.');
  });

  it('has words for a table, and is not held up by signs that are never closed', () => {
    expect(finishedSentences('| code | text |\n| :--- | ---: |\n| E1 | hot |\n', 0, true).spoken).toBe(
      'code text E1 hot',
    );
    for (const sign of ['[', '![', '\n', '- ', '| ', '](', '``']) {
      expect(finishedSentences(`a. ${sign.repeat(20_000)}b.`, 0, true).spoken).toMatch(/^a\./);
    }
  });

  it('never says the same twice, however the text came', () => {
    const piece = fc.constantFrom('轴承', '。', 'hot. ', 'a', '\n', '! ', '[1]');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        let text = '';
        let said = 0;
        const heard: string[] = [];
        for (const each of pieces) {
          text += each;
          const next = finishedSentences(text, said, false);
          expect(next.upTo).toBeGreaterThanOrEqual(said);
          heard.push(next.spoken);
          said = next.upTo;
        }
        heard.push(finishedSentences(text, said, true).spoken);
        const letters = (value: string) => value.replace(/\s|\[1\]/g, '');
        expect(letters(heard.join(''))).toBe(letters(text));
      }),
    );
  });
});
