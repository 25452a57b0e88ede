import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html';

test.each([
  ['<b>注意：</b>请停机检查。', '注意：请停机检查。'],
  ['请按<strong>“启动”</strong>按钮', '请按“启动”按钮'],
  ['温度<em>（℃）</em>过高', '温度（℃）过高'],
  ['<b>报警 </b>E12', '**报警** E12'],
  ['<b>注意</b>请停机', '**注意**请停机'],
  ['<b>注意：</b> 请停机', '**注意：** 请停机'],
  ['<b>bold<i>both</b> one</i>', '**boldboth** *one*'],
  ['<b>a</b><i>b</i>', '**a**b'],
  ['按<b><code>F1</code></b>键', '按`F1`键'],
  ['a<b> </b>b', 'a b'],
])('%s is written %s', (html, markdown) => {
  expect(htmlToMarkdown(`<p>${html}</p>`).markdown).toBe(markdown);
});

test('no word is ever spelled in numbers', () => {
  const word = fc.constantFrom('轴承', 'pump', '：', '“', ' ', 'E12', '。', '(', '℃');
  const piece = fc.tuple(fc.constantFrom('b', 'i', 'del', 'span', 'code'), fc.array(word, { maxLength: 3 }));
  const tag = ([name, words]: [string, string[]]) => `<${name}>${words.join('')}</${name}>`;
  fc.assert(
    fc.property(fc.array(fc.oneof(piece.map(tag), word), { maxLength: 6 }), (parts) => {
      expect(htmlToMarkdown(`<p>x ${parts.join('')} y</p>`).markdown).not.toContain('&#x');
    }),
  );
});
