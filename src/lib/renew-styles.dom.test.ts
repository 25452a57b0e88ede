import { expect, test } from 'vitest';
import { renewStyles } from './renew-styles';

test('asks once more for what did not arrive, and leaves alone what did', () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML =
    '<link rel="stylesheet" href="/assets/missed.css" crossorigin nonce="n"><link rel="stylesheet" href="/assets/here.css"><link rel="icon" href="/icon.svg">';
  const [missed, here, icon] = page.head.children as unknown as HTMLLinkElement[];
  Object.defineProperty(here, 'sheet', { value: {} });
  renewStyles(page);
  const [first, second, third] = page.head.children;
  expect([second, third]).toEqual([here, icon]);
  expect(first).not.toBe(missed);
  expect(first?.outerHTML).toBe(missed?.outerHTML);
});
