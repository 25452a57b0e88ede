import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunSource } from '@/stream/types';
import { exportName, withoutMarkers, withSources } from './answer-export';

function source(n: number, part: Partial<RunSource> = {}): RunSource {
  return {
    sid: `s${n}`,
    n,
    docId: 'd',
    ver: 1,
    title: 'Bearing guide',
    headings: ['Limits'],
    url: null,
    kind: 'markdown',
    lang: 'en',
    kbId: 3,
    page: null,
    span: [0, 5],
    quote: 'words',
    quoteHash: '0123456789abcdef',
    score: 1,
    ...part,
  };
}
const words = {
  sources: 'Sources',
  page: (page: number) => `p. ${page}`,
  address: ({ docId }: RunSource) => `https://portal.example/doc/${docId}`,
};

describe('withoutMarkers', () => {
  it('takes the markers of sources and nothing else', () => {
    expect(withoutMarkers('Hot [1][2]. Array[7] `a[1]` 【1】', [source(1), source(2)])).toBe('Hot. Array[7] `a[1]`');
  });

  it('keeps code as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom('a[1]', 'x = [1]', '[1]'), (code) => {
        expect(withoutMarkers(`say [1]\n\`\`\`\n${code}\n\`\`\``, [source(1)])).toBe(`say\n\`\`\`\n${code}\n\`\`\``);
      }),
    );
  });
});

describe('withSources', () => {
  it('numbers the sources as the markers do', () => {
    const sources = [
      source(1),
      source(2, { title: 'A_b', headings: ['A_b', 'C'], page: 4, url: 'https://guide.example/x' }),
    ];
    expect(withSources('Hot [1].', sources, words)).toBe(
      'Hot [1].\n\n## Sources\n\n1. Bearing guide › Limits <https://portal.example/doc/d>\n2. A\\_b › C › p. 4 <https://guide.example/x>',
    );
  });

  it('prints no address that is not a web address', () => {
    expect(withSources('x', [source(1, { url: 'javascript:alert(1)' })], words)).not.toContain('javascript');
    expect(withSources(' x ', [], words)).toBe('x');
  });
});

describe('exportName', () => {
  it('is a file name on every system', () => {
    expect(exportName('Why: is "it" hot?/..', 'md')).toBe('Why is it hot.md');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (question) => {
        const name = exportName(question, 'md');
        expect(name).toMatch(/^[^\\/:*?"<>|]{1,60}\.md$/u);
        expect(name.startsWith(' ')).toBe(false);
      }),
    );
  });
});
