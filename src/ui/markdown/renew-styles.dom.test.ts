import { expect, test } from 'vitest';
import { renewStyles } from './renew-styles';

const forbidden = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

test('asks once more for what did not arrive, whatever a browser has in its place, and leaves alone what did', () => {
  const page = document.implementation.createHTMLDocument();
  const sheets = { here: { cssRules: [{}] }, forbidden, empty: { cssRules: [] }, missing: null };
  page.head.innerHTML = Object.keys(sheets)
    .map((name) => `<link rel="stylesheet" href="/assets/${name}.css" crossorigin nonce="n">`)
    .join('')
    .concat('<link rel="icon" href="/icon.svg">');
  const before = [...page.head.children];
  Object.values(sheets).forEach((sheet, at) => void Object.defineProperty(before[at], 'sheet', { value: sheet }));
  const written = page.head.innerHTML;
  renewStyles(page);
  const same = [...page.head.children].map((link, at) => link === before[at]);
  expect(same).toEqual([true, false, false, false, true]);
  expect(page.head.innerHTML).toBe(written);
});
