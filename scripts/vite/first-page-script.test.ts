import { expect, test } from 'vitest';
import { splitScripts } from './first-page-script';

const page = (links: string) =>
  `<head>\n    <script type="module" crossorigin src="/assets/index-a.js"></script>${links}\n  </head>`;

test('the chunk of the first page becomes a script before the entry', () => {
  const links = [
    '\n    <link rel="modulepreload" crossorigin href="/assets/runtime-b.js">',
    '\n    <link rel="modulepreload" crossorigin href="/assets/home-c.js">',
  ];
  const scripts = splitScripts(page(links.join(''))).match(/(?:src|href)="[^"]+"/g);
  expect(scripts).toEqual(['src="/assets/home-c.js"', 'src="/assets/index-a.js"', 'href="/assets/runtime-b.js"']);
});

test('also below a sub-path', () => {
  expect(splitScripts(page('<link rel="modulepreload" href="./assets/home-c.js">'))).toContain(
    'src="./assets/home-c.js"',
  );
});

test('a build without that chunk stops', () => {
  expect(() => splitScripts(page(''))).toThrow('no longer preloads');
});
