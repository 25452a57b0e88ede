import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkHanText } from './remark-han-text';

const usual = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();
const ours = unified().use(remarkParse).use(remarkGfm).use(remarkHanText).use(remarkRehype).freeze();
const html = (processor: typeof usual, text: string) => toHtml(processor.runSync(processor.parse(text)));
const read = (text: string) => html(ours as typeof usual, text).replace(/^<p>|<\/p>$/g, '');

test.each([
  ['**注意：**请检查', '<strong>注意：</strong>请检查'],
  ['检查**“温度”**后', '检查<strong>“温度”</strong>后'],
  ['**轴承（6205）**的游隙', '<strong>轴承（6205）</strong>的游隙'],
  ['先*停机。*再**断电！**然后', '先<em>停机。</em>再<strong>断电！</strong>然后'],
  ['**第一步：`S1`**合上', '<strong>第一步：<code>S1</code></strong>合上'],
  ['**「重要」**です', '<strong>「重要」</strong>です'],
])('%s is emphasized without spaces', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(['2 * 3 * 4', '\\*\\*注意：\\*\\*请', '** 注意**', 'snake_case_name', 'a * b，c*'])(
  '%s is left alone',
  (text) => {
    expect(read(text)).toBe(html(usual, text).replace(/^<p>|<\/p>$/g, ''));
  },
);

test.each([
  '**bold** and *it*',
  '***both***',
  'a**b**c',
  '**a *b* c**',
  '(**x**)',
  '*a **b***',
  '**Note:** text',
  '"**q**"',
])('English is read as ever: %s', (text) => {
  expect(html(ours as typeof usual, text)).toBe(html(usual, text));
});

test('an address ends where the Chinese sentence goes on', () => {
  expect(read('见 https://a.example/x?y=1，然后')).toBe(
    '见 <a href="https://a.example/x?y=1">https://a.example/x?y=1</a>，然后',
  );
  expect(read('（https://a.example/x）。')).toContain('<a href="https://a.example/x">https://a.example/x</a>）。');
  expect(read('写信到 www.a.example。')).toContain('<a href="http://www.a.example">www.a.example</a>。');
});

test('an address that its author put between signs is kept whole', () => {
  expect(read('<https://a.example/x，y>')).toContain('https://a.example/x，y</a>');
  expect(read('[说明，全文](https://a.example/)')).toBe('<a href="https://a.example/">说明，全文</a>');
});
