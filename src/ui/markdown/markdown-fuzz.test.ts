import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown';
import { markdownParts } from './markdown-parts';

const label = { code: '', copyCode: '', copied: '', copyFailed: '', table: '', picture: '', done: '', open: '' };
const parts = markdownParts({ labels: label, citation: (n) => createElement('sup', null, n) });
const known = new Set([1, 2]);

const draw = (text: string, growing = false) =>
  renderToStaticMarkup(createElement(Markdown, { text, parts, prefix: 'd', top: 2, known, growing }));
const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '');
/** The rendered blocks in order. */
const blocksOf = (html: string) => html.split(/(?=<(?:div|p) data-md=")/).slice(1);

/** Unique words, so that each can be found in the output. */
const word = fc.integer({ min: 100, max: 999 }).map((n) => `w${n}词`);
const nested = fc.letrec<{ inline: string; block: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.array(tie('inline'), { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    tie('inline').map((text) => `**${text}**`),
    tie('inline').map((text) => `*${text}*`),
    word.map((text) => `~~${text}~~`),
    tie('inline').map((text) => `[${text}](https://a.example/?q=1 "t")`),
    tie('inline').map((text) => `<b class="x" onclick="run()">${text}</b>`),
    tie('inline').map((text) => `${text} [1]【2】`),
    tie('inline').map((text) => `${text} <!-- aside --> &amp; \\* `),
    word.map((text) => `\`${text}\``),
    word.map((text) => `$${text}_1$`),
  ),
  block: fc.oneof(
    { maxDepth: 3 },
    tie('inline'),
    tie('inline').map((text) => `### ${text}`),
    fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((all) => all.join('\n\n')),
    tie('block').map((text) => text.replace(/^/gm, '> ')),
    tie('block').map((text) => `- ${text.replace(/\n/g, '\n  ')}`),
    tie('block').map((text) => `1. ${text.replace(/\n/g, '\n   ')}`),
    fc.tuple(word, tie('inline')).map(([head, cell]) => `| ${head} | B |\n| - | -: |\n| ${cell} | ${head} |`),
    tie('inline').map((text) => `<div style="color:red"><script>run()</script>\n${text}\n</div>`),
    word.map((text) => `\`\`\`js\n${text}\n\`\`\``),
    word.map((text) => `$$\n${text}^2\n$$`),
  ),
}));
const sign = fc.constantFrom(
  ...[
    '*',
    '**',
    '_',
    '`',
    '```',
    '~~~',
    '[',
    ']',
    '](',
    ')',
    '[1]',
    '[^1]',
    '[a]: x',
    '|',
    '|-|',
    '\n',
    '\n\n',
    '  ',
    '\t',
  ],
  ...[
    '> ',
    '- ',
    '1. ',
    '# ',
    '---',
    '<',
    '>',
    '<b>',
    '</b>',
    '<script>',
    '<!--',
    '-->',
    '<a href="javascript:x()">',
    '<img src=x onerror=x()>',
  ],
  ...[
    '$',
    '$$',
    '\\(',
    '\\)',
    '\\',
    '&#',
    '&lt;',
    '[x](javascript:x())',
    '![x](data:x)',
    'https://a.example',
    '轴承',
    '。',
    'x',
    '😀',
    '\u0000',
    '\u200b',
    '\ud800',
  ],
);
const soup = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));

const TAGS =
  /^(?:div|p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|t[hd]|strong|em|del|code|pre|a|span|sup|section|hr|br|input|button|svg|path)$/;
const ATTRIBUTES =
  /^(?:class|data-[a-z-]+|id|href|title|target|rel|start|type|checked|disabled|readonly|aria-[a-z]+|tabindex|translate|dir|fill|viewbox|xmlns|d|width|height|align|style)$/;

function expectHarmless(html: string): void {
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    expect(tag).toMatch(TAGS);
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)) {
      expect(name.toLowerCase()).toMatch(ATTRIBUTES);
      if (name === 'href') expect(value).toMatch(/^(?:https?:|mailto:|#|\/|[^:]*$)/);
      if (name === 'style') expect(value).toMatch(/^text-align:(?:left|right|center)$/);
    }
  }
}

test('whatever is written, it is drawn, runs nothing and leads nowhere but to pages', () => {
  fc.assert(
    fc.property(fc.oneof(soup, nested.block), fc.boolean(), (text, growing) => expectHarmless(draw(text, growing))),
    { numRuns: 200 },
  );
});

test('no word is lost, however things are nested', () => {
  fc.assert(
    fc.property(nested.block, (text) => {
      const shown = wordsIn(draw(text));
      for (const [each] of text.matchAll(/w\d{3}词/g)) expect(shown).toContain(each);
    }),
    { numRuns: 200 },
  );
});

// A list may continue after a blank line, so only blocks before the last two are certainly finished.
test('a paragraph that is finished is never drawn differently again', () => {
  fc.assert(
    fc.property(fc.array(nested.block, { minLength: 2, maxLength: 4 }), fc.nat(), (blocks, seed) => {
      const text = blocks.join('\n\n');
      const whole = blocksOf(draw(text));
      for (let step = 1; step <= 4; step += 1) {
        const finished = blocksOf(draw(text.slice(0, (seed * step) % (text.length + 1)), true)).slice(0, -2);
        expect(finished).toEqual(whole.slice(0, finished.length));
      }
    }),
    { numRuns: 60 },
  );
});

test('any beginning of any text is drawn', () => {
  fc.assert(
    fc.property(soup, fc.nat(), (text, at) => {
      draw(text.slice(0, at % (text.length + 1)), true);
    }),
    { numRuns: 200 },
  );
});
