import { expect, test } from 'vitest';
import { readMarkdown } from './markdown';

const read = (text: string, own: { extension?: string; lang?: 'zh' | 'en' } = {}) =>
  readMarkdown({ source: 'a/pump.md', stem: 'pump', extension: 'md', bytes: Buffer.from(text), ...own })[0];

test.each([
  ['---\ntitle: Head\n---\n# Body', 'Head'],
  ['# **Body** text', 'Body text'],
  ['```sh\n# not this\n```\n\n# This', 'This'],
  ['```sh\n# not this\n```', 'pump'],
  ['plain words', 'pump'],
])('%j is called %j', (text, title) => expect(read(text)?.title).toBe(title));

test('the language is that of the folder, else the one it names, else that of the words', () => {
  expect(read('---\nlang: zh-Hans\n---\npump', { lang: 'en' })?.lang).toBe('en');
  expect(read('---\nlang: zh-Hans\n---\npump')?.lang).toBe('zh');
  expect(read('---\nlang: fr\n---\n水泵的轴承温度过高')?.lang).toBe('en');
  expect(read('水泵的轴承温度过高')?.lang).toBe('zh');
});

test('line ends of any kind and control characters do not reach the text', () => {
  expect(read('# a\r\nb\rc\u2028d\u0085')?.markdown).toBe('# a\nb\nc\nd');
});

test('text files are told apart from Markdown', () => {
  expect([read('x', { extension: 'txt' })?.kind, read('x')?.kind]).toEqual(['text', 'markdown']);
});

test.each(['---\ntitle: only a head\n---\n', ' \n\t\n'])('%j holds no text', (text) =>
  expect(() => read(text)).toThrow('it contains no text'),
);
