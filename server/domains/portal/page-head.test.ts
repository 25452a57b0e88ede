import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brand } from './brand';
import { pageHead, preloadLinks } from './page-head';

const brand: Brand = {
  title: 'Pumps & Valves',
  slogan: 'Ask',
  color: '#0f6cbd',
  page: '#fffaf0',
  background: { light: '#fffaf0', dark: '#131517' },
  mode: 'system',
  icon: { url: '/icon.svg?v=1', type: 'image/svg+xml' },
};
const head = (own: Partial<Brand> = {}, logo: string | null = null) =>
  pageHead({ ...brand, ...own }, 'zh-CN', 'https://a.example', { logo });
const colors = (html: string) => [...html.matchAll(/name="theme-color" content="([^"]*)"(?: media="([^"]*)")?/g)];

describe('the frame of the browser', () => {
  test('follows the system where the domain leaves it open', () => {
    expect(colors(head()).map(([, color, media]) => [color, media])).toEqual([
      ['#fffaf0', '(prefers-color-scheme: light)'],
      ['#131517', '(prefers-color-scheme: dark)'],
    ]);
  });

  test.each([
    ['light', '#fffaf0'],
    ['dark', '#131517'],
  ] as const)('is of one colour where the domain is %s', (mode, color) => {
    expect(colors(head({ mode })).map(([, found, media]) => [found, media])).toEqual([[color, undefined]]);
  });
});

describe('the picture of a shared link', () => {
  const picture = (logo: string | null) => /property="og:image" content="([^"]*)"/.exec(head({}, logo))?.[1];

  test.each([
    ['/brand/logo.svg', 'https://a.example/brand/logo.svg'],
    ['https://cdn.example/logo.png', 'https://cdn.example/logo.png'],
    [null, undefined],
  ])('of %s is %s', (logo, url) => expect(picture(logo)).toBe(url));
});

test('a domain without a slogan is described by its title', () => {
  const html = head({ slogan: '' });
  expect(html).toContain('<meta name="description" content="Pumps &amp; Valves">');
  expect(html).not.toContain('og:description');
});

test('the first frame has the colour of the domain, and none where none is set', () => {
  expect(head()).toContain(':root{--mw-page:#fffaf0}');
  expect(head({ page: undefined })).not.toContain('<style');
});

test('no text of a domain makes an element', () => {
  const plain = head({ title: 'x', slogan: 'y' }).match(/<[a-z]+/g);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (title, slogan) => {
      expect(head({ title, slogan }).match(/<[a-z]+/g)).toEqual(plain);
    }),
  );
  expect(head({ title: '</title><script>', slogan: '"><script>' }).match(/<[a-z]+/g)).toEqual(plain);
});

test('scripts and pictures of the first screen are asked for at once', () => {
  expect(preloadLinks({ scripts: ['/a.js'], pictures: [{ url: '/p.png?a=1&b="2"' }] })).toMatch(
    /<link rel="modulepreload" crossorigin href="\/a\.js" nonce="[^"]+"><link rel="preload" as="image" fetchpriority="high" href="\/p\.png\?a=1&amp;b=&quot;2&quot;">/,
  );
});
