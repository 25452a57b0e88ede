import { expect, test } from 'vitest';
import { makeDocx } from '../../../../tests/support/make-docx';
import { readDocx } from './docx';

const read = (bytes: Buffer, lang?: 'zh' | 'en') =>
  readDocx({ source: 'a.docx', stem: 'a', extension: 'docx', bytes, lang }).then(([document]) => document);

test('is called by its first heading as it reads, else by its file', async () => {
  expect((await read(makeDocx(['## Part', '# Valve V_12', 'x'])))?.title).toBe('Valve V_12');
  expect((await read(makeDocx(['## Part', 'x'])))?.title).toBe('a');
});

test('keeps the file to be opened again, and tells the language', async () => {
  const bytes = makeDocx(['主轴轴承温度过高时应先检查润滑脂']);
  expect(await read(bytes)).toMatchObject({ lang: 'zh', kind: 'docx', file: { name: 'a.docx', bytes } });
  expect((await read(bytes, 'en'))?.lang).toBe('en');
});

test('what Word would show as text does not become markup', async () => {
  expect((await read(makeDocx(['1 * 2 * 3 &lt;script&gt;'])))?.markdown).toBe('1 \\* 2 \\* 3 \\<script>');
});

test.each([
  ['nothing in it', makeDocx([' ']), 'it contains no text'],
  ['an encrypted one, which is no zip', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'not a readable DOCX file'],
  ['half of one', makeDocx(['x']).subarray(0, 200), 'not a readable DOCX file'],
  [
    'one of very many parts',
    makeDocx(
      ['x'],
      Array.from({ length: 5_001 }, (_, n) => ({ name: `word/media/${n}`, content: '' })),
    ),
    'more than 5000 parts',
  ],
])('%s is refused with the reason', async (_name, bytes, reason) => {
  await expect(read(bytes)).rejects.toThrow(reason);
});
