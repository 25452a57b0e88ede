import { expect, test } from 'vitest';
import { readPromptImage } from './read-prompt-image';

test.each([
  '/api/pictures/abcdefgh12',
  'https://portal.example/api/pictures/abcdefgh12',
  '/api/pictures/abcdefgh12/view?size=9',
])('%s names a picture of ours', (value) => {
  expect(readPromptImage(value)).toEqual({ id: 'abcdefgh12' });
});

test('base64 is the picture itself, with or without the head of a data URL', () => {
  const bytes = Buffer.from('GIF89a and so on');
  for (const head of ['', 'data:image/gif;base64,', 'data:;base64,'])
    expect(readPromptImage(head + bytes.toString('base64'))).toEqual({ bytes });
});

test.each(['http://169.254.169.254/latest', 'https://example.com/a.png', '//example.com/a', '/api/documents/x'])(
  '%s is never fetched',
  (value) => {
    expect(() => readPromptImage(value)).toThrow('uploaded here');
  },
);

test.each(['<svg/>', '图片', 'data:image/png;base64,***', ''])('%j is nothing', (value) => {
  expect(() => readPromptImage(value)).toThrow('neither');
});
