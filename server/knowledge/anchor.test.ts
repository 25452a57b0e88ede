import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchor } from './anchor';
import { quoteHash } from './quote-hash';

const quote = 'Check the preload of the spindle bearings before adding grease.';
const text = `# Spindle\n\nIntroduction.\n\n${quote}\n\nThe end.`;
const start = text.indexOf(quote);
const span: [number, number] = [start, start + quote.length];

describe('anchor', () => {
  it('finds the words at their place, by quote or by fingerprint alone', () => {
    expect(anchor(text, { span, quote })).toEqual({ status: 'exact', start, end: span[1] });
    expect(anchor(text, { span, hash: quoteHash(quote) })).toEqual({ status: 'exact', start, end: span[1] });
    expect(anchor(text, { span, hash: '0'.repeat(16) }).status).toBe('gone');
  });

  it('finds them elsewhere, whatever the line breaks', () => {
    const moved = `New chapter.\n\n${text.replace('preload of the', 'preload\n   of the')}`;
    const found = anchor(moved, { span, quote });
    expect(found.status).toBe('moved');
    expect(moved.slice(found.start, found.end).replace(/\s+/g, ' ')).toBe(quote);
  });

  it('takes the nearest of several places', () => {
    const twice = `${quote}\n\n${'x'.repeat(300)}\n\n${quote}`;
    expect(anchor(twice, { span: [340, 340 + quote.length], quote }).start).toBe(twice.lastIndexOf(quote));
  });

  it('says changed for similar words and gone for others', () => {
    const changed = text.replace('before adding grease', 'before adding any fresh grease');
    const found = anchor(changed, { span: [0, quote.length], quote });
    expect(found.status).toBe('changed');
    expect(changed.slice(found.start, found.end)).toContain('preload of the spindle');
    expect(anchor('# Pumps\n\nCavitation sounds like gravel in the casing.', { span, quote }).status).toBe('gone');
  });

  it('finds a quote wherever it was moved to, and never points outside the text', () => {
    const word = fc.stringMatching(/^[a-z 主轴承\n]{0,60}$/);
    fc.assert(
      fc.property(word, word, word, fc.nat(200), (before, quoted, after, at) => {
        const markdown = `${before}|${quoted}|${after}`;
        const found = anchor(markdown, { span: [at, at + quoted.length], quote: quoted });
        expect(found.start).toBeLessThanOrEqual(found.end);
        expect(found.end).toBeLessThanOrEqual(markdown.length);
        if (quoted.trim().length > 1) expect(['exact', 'moved']).toContain(found.status);
      }),
    );
  });

  const paragraph = fc.stringMatching(/^[a-z主轴轴承温度 ,。]{20,120}$/);

  it('keeps to the cited words while other paragraphs come and go', () => {
    fc.assert(
      fc.property(
        fc.array(paragraph, { maxLength: 6 }),
        paragraph,
        fc.array(paragraph, { maxLength: 6 }),
        (above, cited, below) => {
          fc.pre(cited.trim().length > 10);
          const old = `old start\n\n${cited}\n\nend`;
          const at = old.indexOf(cited);
          const now = [...above, cited, ...below].join('\n\n');
          const found = anchor(now, { span: [at, at + cited.length], quote: cited });
          expect(['exact', 'moved']).toContain(found.status);
          expect(now.slice(found.start, found.end).replace(/\s+/g, ' ').trim()).toBe(cited.replace(/\s+/g, ' ').trim());
        },
      ),
    );
  });

  it('finds a sentence again after a word in it was changed', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{4,9}$/), { minLength: 10, maxLength: 20 });
    fc.assert(
      fc.property(words, fc.nat(9), fc.stringMatching(/^[0-9]{3,8}$/), (all, index, word) => {
        const cited = all.join(' ');
        const edited = all.map((own, i) => (i === index ? word : own)).join(' ');
        const now = `${'# Other\n\nSomething else entirely: 0123456789.\n\n'.repeat(3)}${edited}`;
        const found = anchor(now, { span: [0, cited.length], quote: cited });
        expect(found.status).toBe('changed');
        // The place is exact to a word or two, enough to scroll to and highlight.
        expect(Math.abs(found.start - now.indexOf(edited))).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('gets through a long document of one letter', () => {
    const long = 'a'.repeat(400_000);
    expect(anchor(long, { span: [390_000, 391_000], quote: 'a'.repeat(1_500) }).status).toBe('moved');
    expect(anchor(long, { span: [5, 1_505], quote: 'ab'.repeat(750) }).status).toBe('gone');
  });
});
