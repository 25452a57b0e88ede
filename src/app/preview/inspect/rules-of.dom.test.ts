import { afterEach, expect, test } from 'vitest';
import { rulesOf } from './rules-of';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The rules that are kept of these for a page with an element of the classes a and b. */
function keep(css: string): string {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = '<p class="a b"></p>';
  return rulesOf(document, document.documentElement).replace(/\s+/g, ' ');
}

test.each([
  ['p { color: red; }', true],
  [':root { --x: 1; }', true],
  ['.a { color: red; }', true],
  ['.c { color: red; }', false],
  ['.a.b:hover { color: red; }', true],
  ['.a .c::before { color: red; }', false],
  ['.c, .a { color: red; }', true],
  ['.c, .d { color: red; }', false],
  ['.c, p { color: red; }', true],
  ['.a:not(.c) { color: red; }', true],
  ['[data-x] { color: red; }', true],
  ['@media (min-width: 1px) { .a { color: red; } }', true],
  ['@media (min-width: 1px) { .c { color: red; } }', false],
  ['@media (min-width: 1px) { .c { color: red; } p { color: red; } }', true],
  ['@keyframes turn { from { opacity: 0; } }', true],
])('of the rules, %s stays: %s', (css, stays) => expect(keep(css) !== '').toBe(stays));

test('a large sheet is asked again for each page', () => {
  const many = Array.from({ length: 30 }, (_, n) => `.n${n} { color: red; }`).join('\n');
  expect(keep(many)).toBe('');
  document.body.innerHTML = '<p class="n7"></p>';
  expect(rulesOf(document, document.documentElement)).toMatch(/^\.n7 \{[^}]*\}$/);
});
