import { render } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageAt } from '@/pages/page-at';
import { readKeys } from '@/renderer/read-keys';
import type { GlobalSetting } from '@/renderer/types';
import { explain } from './explain';
import { mapPage, type PageMap } from './page-map';
import { pick } from './pick';
import { blocksAt, placesOf } from './place-of';

const setting: GlobalSetting = {
  accessDomain: 'main',
  title: 'Flat title',
  texts: { 'zh-CN': { title: '设备智答' }, 'en-US': { title: 'Plant answers' } },
  logo: '/brand/main-logo.svg',
  functionList: [1, 2],
  questionList: [{ text: { 'zh-CN': '轴承发热？', 'en-US': 'A hot bearing?' } }, { text: 'OEE?' }],
  pages: {
    '/qa': {
      blocks: [
        { id: 'top', type: 'engine/hero', v: 1, props: { title: 'Ask the plant', slogan: 'Line 3' } },
        { id: 'list', type: 'answer/suggested', v: 1, props: { scope: [3] }, show: { role: ['personal'] } },
        { id: 'odd', type: 'engine/no-such-block' },
      ],
    },
  },
};

const mapOf = (path: string): PageMap => {
  const page = pageAt(path);
  if (!page) throw new Error(path);
  return mapPage(setting, page);
};
const block = (map: PageMap, id: string) => map.blocks.find(({ node }) => node.id === id);

describe('mapPage', () => {
  test('a block of the product’s own page points to the section that its words come from', () => {
    const map = mapOf('/engine');
    expect(block(map, 'questions')?.shown.pointer).toBe('/questionList');
    expect(block(map, 'questions')?.keys).toEqual(['questionList']);
    expect(block(map, 'hero')?.keys).toEqual(expect.arrayContaining(['title', 'texts', 'logo', 'pageBackgroundImage']));
    expect(block(map, 'header')?.inPage).toBe(false);
    expect(block(map, 'search')?.shown.calls).toEqual(
      expect.arrayContaining(['addAttachment', 'listKnowledgeBaseNames', 'suggestQueries']),
    );
  });

  test('a block of the domain’s own page points to itself', () => {
    const map = mapOf('/qa');
    expect(block(map, 'top')?.shown.pointer).toBe('/pages/~1qa/blocks/0');
    expect(block(map, 'odd')?.node.problem?.kind).toBe('unknown');
  });

  test('a bind that throws has still told what it reads', () => {
    const failing = {
      type: 'a/b',
      v: 1,
      load: () => Promise.reject(new Error('never')),
      bind: ({ title }: GlobalSetting) => {
        throw new Error(String(title));
      },
    };
    expect(readKeys(failing, setting, mapOf('/engine') as never)).toEqual(['title']);
    expect(readKeys(undefined, setting, mapOf('/engine') as never)).toEqual([]);
  });
});

describe('what stands on the page', () => {
  const page = (inner: React.ReactNode) => render(<main>{inner}</main>).container;
  let engine: PageMap;
  let root: HTMLElement;
  const at = (selector: string): Element => {
    const element = root.querySelector(selector);
    if (!element) throw new Error(selector);
    return element;
  };
  beforeEach(() => {
    engine = mapOf('/engine');
    root = page(
      <>
        <div data-block="hero">
          <h1>
            <span id="zh"> 设备智答 </span>
          </h1>
          <img id="logo" src="/brand/main-logo.svg" alt="" />
          <p id="none">something else</p>
        </div>
        <div data-block="questions">
          <a href="/q?wd=1">
            <span id="second">OEE?</span>
          </a>
        </div>
      </>,
    );
  });

  test('a text leads to the string that says it, in its language', () => {
    expect(pick(at('#zh'), engine)?.pointer).toBe('/texts/zh-CN/title');
    expect(pick(at('#second'), engine)?.pointer).toBe('/questionList/1/text');
    expect(pick(at('#logo'), engine)?.pointer).toBe('/logo');
  });

  test('anything else in a block leads to the block, and nothing outside of blocks leads anywhere', () => {
    expect(pick(at('#none'), engine)).toMatchObject({ element: at('[data-block=hero]') });
    expect(pick(root, engine)).toBeUndefined();
  });

  test('explicit props of the domain’s own page are found in it', () => {
    root = page(
      <div data-block="top">
        <h1 id="own">Ask the plant</h1>
      </div>,
    );
    expect(pick(at('#own'), mapOf('/qa'))?.pointer).toBe('/pages/~1qa/blocks/0/props/title');
  });

  test('and back: a pointer leads to the words, else to the blocks that read the key', () => {
    const ids = (pointer: string) =>
      placesOf(pointer, engine, root).map((element) => element.id || element.getAttribute('data-block'));
    expect(ids('/questionList/1/text')).toEqual(['second']);
    expect(ids('/questionList/0/text/zh-CN')).toEqual(['questions']);
    expect(ids('/texts/zh-CN/title')).toEqual(['zh']);
    expect(ids('/logo')).toEqual(['logo']);
    expect(ids('/nobody')).toEqual([]);
    expect(ids('')).toEqual([]);
    expect(blocksAt('/pages/~1qa/blocks/1/show/role', mapOf('/qa')).map(({ node }) => node.id)).toEqual(['list']);
  });
});

test('explains a rule with what was asked and what is the case', () => {
  const map = mapOf('/qa');
  const context = { role: 'anonymous', locale: 'zh-CN', viewport: 'mobile', functions: [], now: 0 } as const;
  expect(explain('/pages/~1qa/blocks/1', block(map, 'list'), context)).toMatchObject({
    origin: 'setting',
    rule: { role: ['personal'] },
    verdict: { kind: 'role', holds: false, actual: 'anonymous' },
  });
  expect(explain('/pages/~1qa/blocks/2', block(map, 'odd'), context)).toMatchObject({ problem: 'unknown' });
  expect(explain('/x', undefined, context)).toEqual({ pointer: '/x' });
});
