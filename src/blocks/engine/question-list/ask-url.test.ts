import { expect, test } from 'vitest';
import { askUrl } from './ask-url';

test('a question survives the address, whatever is in it', () => {
  const question = '轴承 & <b>"#?+%';
  const url = new URL(askUrl(question), 'https://portal.example');
  expect(url.pathname).toBe('/q');
  expect(url.searchParams.get('wd')).toBe(question);
  expect(url.searchParams.get('scope')).toBeNull();
});

test('the knowledge bases go along', () => {
  expect(askUrl('OEE', [1, 3])).toBe('/q?wd=OEE&scope=1%2C3');
  expect(askUrl('OEE', [])).toBe('/q?wd=OEE');
});
