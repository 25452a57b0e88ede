import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { preloadLinks } from './page-head';
import { firstPictures, loadPreloads } from './page-preloads';

const page = { path: '/engine', types: ['engine/hero'], layoutTypes: ['layout/header'], notOnPhones: [] };

function builtFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mw-built-'));
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_home.js'] },
    '_home.js': { file: 'assets/home.js' },
    '_words-zh-CN-a1.js': { file: 'assets/zh.js', name: 'words-zh-CN' },
    '_words-en-US-b2.js': { file: 'assets/en.js', name: 'words-en-US' },
    'src/blocks/engine/hero/View.tsx': { file: 'assets/home.js' },
    'src/blocks/reader/document/View.tsx': { file: 'assets/reader.js', imports: ['_home.js', '_marks.js'] },
    'src/blocks/layout/floating-window/View.tsx': { file: 'assets/window.js', imports: ['_home.js'] },
    '_marks.js': { file: 'assets/marks.js' },
    'src/blocks/market/room/View.tsx': { file: 'assets/own.js', dynamicImports: ['src/market/MarketRoom.tsx'] },
    'src/market/MarketRoom.tsx': {
      file: 'assets/room.js',
      imports: ['_marks.js'],
      dynamicImports: ['src/market/More.tsx'],
    },
    'src/market/More.tsx': { file: 'assets/more.js' },
    'src/blocks/community/room/View.tsx': { file: 'assets/posts.js', dynamicImports: ['src/a.tsx', 'src/b.tsx'] },
    'src/a.tsx': { file: 'assets/a.js' },
    'src/blocks/answer/ask/View.tsx': { file: 'assets/ask.js', dynamicImports: ['src/a.tsx'] },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

test('names the words and blocks that the entry would ask for, and not what it brings along', () => {
  const preloads = loadPreloads(builtFiles());
  expect(preloads(page, { accessDomain: 'a' }, 'zh-CN').scripts).toEqual(['/assets/zh.js']);
  const own = { pages: { '/engine': { blocks: [{ id: 'd', type: 'reader/document' }] } } };
  expect(preloads(page, { accessDomain: 'a', ...own }, 'en-US').scripts).toEqual([
    '/assets/en.js',
    '/assets/reader.js',
    '/assets/marks.js',
  ]);
  expect(preloads(undefined, { accessDomain: 'a' }, 'en-US')).toEqual({ scripts: ['/assets/en.js'], pictures: [] });
});

test('names the room of a view that loads it at once, and not what a view opens on demand', () => {
  const preloads = loadPreloads(builtFiles());
  const scripts = (...types: string[]) => preloads({ ...page, types }, { accessDomain: 'a' }, 'en-US').scripts.slice(1);
  expect(scripts('market/room')).toEqual(['/assets/own.js', '/assets/room.js', '/assets/marks.js']);
  expect(scripts('community/room')).toEqual(['/assets/posts.js']);
  expect(scripts('answer/ask')).toEqual(['/assets/ask.js']);
});

test('a window in the corner is fetched for the domains that have something to say in it', () => {
  const floating = { ...page, layoutTypes: ['layout/floating-window'] };
  const preloads = loadPreloads(builtFiles());
  expect(preloads(floating, { accessDomain: 'a' }, 'zh-CN').scripts).toEqual(['/assets/zh.js']);
  const setting = { accessDomain: 'a', floatingWindow: { title: 'Duty' } };
  expect(preloads(floating, setting, 'zh-CN').scripts).toEqual(['/assets/zh.js', '/assets/window.js']);
});

test('without built files there is nothing to name', () => {
  expect(loadPreloads('/nowhere')(page, { accessDomain: 'a' }, 'zh-CN')).toEqual({ scripts: [], pictures: [] });
});

test('names the pictures of the first screen that the page shows', () => {
  const setting = { accessDomain: 'a', logo: '/l.svg', header: { logo: '/h.svg' }, pageBackgroundImage: '/b.svg' };
  const urls = (types: string[]) => firstPictures(setting, types).map(({ url }) => url);
  expect(urls(['layout/header', 'engine/hero'])).toEqual(['/h.svg', '/l.svg', '/b.svg']);
  expect(urls(['layout/header'])).toEqual(['/h.svg']);
  expect(firstPictures(setting, [])).toEqual([]);
  expect(firstPictures({ accessDomain: 'a', logo: 'data:image/png;base64,AA' }, ['engine/hero'])).toEqual([]);
});

test('the picture of a header that phones do not show is not fetched by phones, unless the hero shows it, too', () => {
  const setting = { accessDomain: 'a', logo: '/l.svg' };
  const wide = [{ url: '/l.svg', media: '(min-width: 769px)' }];
  expect(firstPictures(setting, ['layout/header'], ['layout/header'])).toEqual(wide);
  expect(firstPictures(setting, ['layout/header', 'engine/hero'], ['layout/header'])).toEqual([{ url: '/l.svg' }]);
  expect(preloadLinks({ scripts: [], pictures: wide })).toContain(' media="(min-width: 769px)">');
});

test('an address is text in the page', () => {
  expect(preloadLinks({ scripts: [], pictures: [{ url: '/a"><script>' }] })).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/a&quot;&gt;&lt;script&gt;">',
  );
});
