import { render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { pageAt } from '@/pages/page-at';
import { loadBlock } from '@/renderer/load-block';
import type { GlobalSetting } from '@/renderer/types';
import { mapPage } from '../page-map';
import { findBlank, isBlank } from './find-blank';
import { findOverflow } from './find-overflow';
import { findProblems } from './find-problems';
import { inlineFiles } from './inline-files';

const setting: GlobalSetting = {
  accessDomain: 'main',
  title: 'Portal',
  questionList: [{ text: 'OEE?' }],
  pages: {
    '/qa': {
      blocks: [
        { id: 'bad', type: 'engine/hero', props: { title: 7 } },
        { id: 'odd', type: 'engine/no-such-block' },
        { id: 'later', type: 'engine/hero', v: 99 },
        { id: 'bad', type: 'engine/hero' },
      ],
    },
  },
};
const mapOf = (path: string) => {
  const page = pageAt(path);
  if (!page) throw new Error(path);
  return mapPage(setting, page);
};
afterEach(() => vi.restoreAllMocks());

test('blocks that cannot be shown are found with their reason, also those that only their own code can judge', async () => {
  const { 'engine/hero': hero } = registry;
  if (hero) await loadBlock(hero);
  const found = findProblems(document, mapOf('/qa')).map(({ kind, pointer, severity }) => [kind, pointer, severity]);
  expect(found).toEqual([
    ['invalid-block', '/pages/~1qa/blocks/0', 'error'],
    ['unknown-block', '/pages/~1qa/blocks/1', 'warning'],
    ['newer-block', '/pages/~1qa/blocks/2', 'warning'],
    ['invalid-block', '/pages/~1qa/blocks/3', 'error'],
  ]);
  expect(findProblems(document, mapOf('/engine'))).toEqual([]);
});

describe('blank', () => {
  test('a picture, a field or a word is something, a skeleton is not', () => {
    const { container } = render(
      <>
        <div id="a"> </div>
        <div id="b">
          <svg />
        </div>
        <div id="c">
          <div aria-hidden="true" data-skeleton />
        </div>
        <div id="d">x</div>
      </>,
    );
    expect([...container.children].map((element) => [element.id, isBlank(element)])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
      ['d', false],
    ]);
  });

  test('a block that kept a place and shows nothing is one; a page without anything is an error', () => {
    render(
      <main>
        <div data-block="hero">Portal</div>
        <div data-block="questions" />
      </main>,
    );
    expect(findBlank(document, mapOf('/engine'), 'anonymous')).toMatchObject([
      { kind: 'blank', block: 'questions', pointer: '/questionList' },
    ]);
    document.body.innerHTML = '<main></main>';
    expect(findBlank(document, mapOf('/engine'), 'anonymous')).toMatchObject([
      { kind: 'blank', severity: 'error', pointer: '' },
    ]);
    // An anonymous visitor gets the sign-in dialog over an empty page.
    expect(findBlank(document, mapOf('/companyAuth'), 'anonymous')).toEqual([]);
    expect(findBlank(document, mapOf('/companyAuth'), 'personal')).toMatchObject([{ kind: 'blank' }]);
  });
});

test('the block that is wider than the screen is named, not the one around it', () => {
  render(
    <main>
      <div data-block="hero">
        <p>fits</p>
      </div>
      <div data-block="questions">
        <p id="wide">wide</p>
      </div>
    </main>,
  );
  const { documentElement } = document;
  vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(320);
  expect(findOverflow(window, mapOf('/engine'))).toEqual([]);
  vi.spyOn(documentElement, 'scrollWidth', 'get').mockReturnValue(500);
  expect(findOverflow(window, mapOf('/engine'))).toMatchObject([
    { kind: 'overflow', pointer: '', detail: '500 > 320' },
  ]);
  const wide = document.getElementById('wide');
  if (wide) vi.spyOn(wide, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 10));
  expect(findOverflow(window, mapOf('/engine'))).toMatchObject([{ block: 'questions', pointer: '/questionList' }]);
});

test('files of our own site go into the picture, links and other sites stay', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (file: string) => ({
      ok: !file.includes('gone'),
      blob: async () => new Blob(['<svg/>'], { type: 'image/svg+xml' }),
    })),
  );
  const markup = `<img src="/brand/a.svg"/><a href="/engine">x</a><i style="background:url(&quot;/brand/b.svg&quot;)"/><img src="https://cdn.example/c.png"/><img src="/brand/gone.png"/>`;
  const inlined = await inlineFiles(markup);
  expect(inlined).toContain('<a href="/engine">');
  expect(inlined).toContain('https://cdn.example/c.png');
  expect(inlined).toContain('<img src="data:,"/>');
  expect(inlined.match(/data:image\/svg\+xml/g)).toHaveLength(2);
  expect(inlined).not.toContain('/brand/');
  vi.unstubAllGlobals();
});
