import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from './cut';
import { normalizeText } from './normalize-text';

const cutText = (markdown: string, lang: 'zh' | 'en' = 'en') => cut({ markdown, lang }).passages;

describe('cut', () => {
  it('keeps the heading path of each passage and never crosses a heading', () => {
    const passages = cutText('# Pump\n\nIntro.\n\n## Faults\n\n### Noise\n\nCavitation.\n\n## Care\n\nOil.');
    expect(passages.map((p) => [p.headings.join(' > '), p.text])).toEqual([
      ['Pump', 'Intro.'],
      ['Pump > Faults > Noise', 'Cavitation.'],
      ['Pump > Care', 'Oil.'],
    ]);
  });

  it('keeps a table and a code block whole, with the paragraph before them', () => {
    const text = 'Limits:\n\n| zone | mm/s |\n|---|---|\n| A | 1.4 |\n\n```st\n# not a heading\nx := 1;\n```';
    expect(cutText(`# T\n\n${text}`).map((p) => p.text)).toEqual([text]);
  });

  it('makes a passage of each article of a statute', () => {
    const passages = cutText(
      '## 第一章 总则\n\n第一条 为了安全。\n\n第二条 适用范围：\n\n（一）甲；\n\n第十条 其他。',
      'zh',
    );
    expect(passages.map((p) => p.text)).toEqual([
      '第一条 为了安全。',
      '第二条 适用范围：\n\n（一）甲；',
      '第十条 其他。',
    ]);
  });

  it('names the page on which a passage begins', () => {
    const markdown = 'first page\n\n# Two\n\nsecond page';
    const pages = [
      { page: 1, offset: 0 },
      { page: 2, offset: 12 },
    ];
    expect(cut({ markdown, lang: 'en', pages }).passages.map((p) => p.page)).toEqual([1, 2]);
  });

  it('carries the codes of the record and those of the text', () => {
    const [passage] = cut({ markdown: 'Servo alarm SV0401 on axis X.', lang: 'en', codes: ['401'] }).passages;
    expect(passage?.codes).toContain('401');
  });

  it('carries the article that a passage goes on with', () => {
    const points = Array.from({ length: 9 }, (_, n) => `（${n + 1}）${'甲'.repeat(120)}；`);
    const markdown = `第二条 有下列情形：\n\n${points.join('\n\n')}\n\n第三条 另。\n\n# 附\n\n乙`;
    const codes = cut({ markdown, lang: 'zh' }).passages.map((passage) => passage.codes);
    expect(codes).toEqual([['§2'], ['§2'], ['§2'], ['§3'], []]);
  });

  it('lists the headings with their places', () => {
    const markdown = '# A *b*\n\nx\n\n### C\n';
    expect(cut({ markdown, lang: 'en' }).headings).toEqual([
      { level: 1, title: 'A b', offset: 0 },
      { level: 3, title: 'C', offset: 12 },
    ]);
  });

  it('cuts a block without any sentence end at the limit', () => {
    const passages = cutText('字'.repeat(5000), 'zh');
    expect(Math.max(...passages.map((p) => p.text.length))).toBeLessThanOrEqual(900);
    expect(passages.map((p) => p.text).join('')).toBe('字'.repeat(5000));
  });

  it('cuts any text so that spans, order and size hold', () => {
    const line = fc.oneof(
      fc.constantFrom('# A', '## B', '- item one', '| a | b |', '|---|---|', '```', '', '> quote', '第三条 甲乙丙。'),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constant('A long sentence of a manual that says something. '.repeat(60)),
      fc.constant('😀'.repeat(900)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.constantFrom('zh' as const, 'en' as const), (lines, lang) => {
        const markdown = normalizeText(lines.join('\n'));
        let last = 0;
        for (const { span, text } of cutText(markdown, lang)) {
          expect(markdown.slice(span[0], span[1])).toBe(text);
          expect(text.trim()).toBe(text);
          expect(text).not.toBe('');
          expect(span[0]).toBeGreaterThanOrEqual(last);
          expect(text.length).toBeLessThanOrEqual((lang === 'zh' ? 600 : 1200) * 1.5 + 2);
          expect(text.isWellFormed()).toBe(true);
          last = span[1];
        }
      }),
      { numRuns: 300 },
    );
  });
});
