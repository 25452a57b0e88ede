import { beforeEach, describe, expect, test } from 'vitest';
import { nameOfPage } from './name-of-page';
import type { MappedBlock, PageMap } from './page-map';
import { blocksAt, elementOf, placesOf } from './place-of';
import { wordsOf } from './words-of';

const block = (id: string, keys: string[], more: object = {}): MappedBlock => {
  const {
    origin = 'page',
    pointer = '',
    shown = '',
    inPage = true,
  } = more as Record<string, string> & { inPage?: boolean };
  return { node: { id, origin, pointer }, keys, inPage, shown: { id, pointer: shown } } as unknown as MappedBlock;
};
const map = (...blocks: MappedBlock[]): PageMap =>
  ({ blocks, setting: { title: 'Rolling mill', header: { links: [{ title: 'Help' }] } } }) as unknown as PageMap;
const ids = (found: MappedBlock[]) => found.map(({ node }) => node.id);

describe('the blocks of a part of the setting', () => {
  const own = block('own', [], { origin: 'setting', pointer: '/pages/0/blocks/1' });
  const hero = block('hero', ['title', 'logo'], { shown: '' });
  const header = block('header', ['title', 'header'], { shown: '/header', inPage: false });

  test('are the one it leads into, else those that read its key', () => {
    expect(ids(blocksAt('/pages/0/blocks/1/props/x', map(own, hero)))).toEqual(['own']);
    expect(ids(blocksAt('/title', map(own, hero, header)))).toEqual(['hero', 'header']);
    expect(blocksAt('/pages/0/blocks/10', map(own))).toEqual([]);
  });

  test('a section that a block has for itself is shown there alone; the whole setting is nowhere', () => {
    const other = block('other', ['header']);
    expect(ids(blocksAt('/header/links/0', map(other, header)))).toEqual(['header']);
    expect(blocksAt('', map(own, hero))).toEqual([]);
  });
});

describe('on the page', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div id="root"><header data-block="same"><a href="/">Rolling  mill</a></header>
      <main><section data-block="same"><h1><span id="f-_r_1_">Rolling mill</span></h1><img alt="A mill" src="/a.png"></section></main></div>`;
  });
  const [inLayout, inPage] = [block('same', ['title'], { inPage: false }), block('same', ['title'])];

  test('a block of the layout and one of the page may be called the same', () => {
    expect(elementOf(inLayout, document)?.tagName).toBe('HEADER');
    expect(elementOf(inPage, document)?.tagName).toBe('SECTION');
    expect(elementOf(block('gone"]', []), document)).toBeUndefined();
  });

  test('the very words are shown where they can be found, else the blocks', () => {
    const tags = (at: string) => placesOf(at, map(inLayout, inPage)).map(({ tagName }) => tagName);
    expect(tags('/title')).toEqual(['A', 'SPAN']);
    expect(placesOf('/header', map(block('same', ['header']))).map(({ tagName }) => tagName)).toEqual(['SECTION']);
  });

  test('an element says its text, its picture and where it leads', () => {
    expect(wordsOf(document.querySelector('img') as Element)).toEqual(['/a.png', 'A mill']);
    expect(wordsOf(document.querySelector('a') as Element)).toEqual(['Rolling mill', '/']);
  });

  test('the same page drawn again has the same name, and another one has not', () => {
    const name = nameOfPage(document);
    const root = document.getElementById('root') as HTMLElement;
    root.innerHTML = root.innerHTML.replace('f-_r_1_', 'f-_r_9_');
    expect(nameOfPage(document)).toBe(name);
    root.querySelector('h1')?.append('!');
    expect(nameOfPage(document)).not.toBe(name);
  });
});
