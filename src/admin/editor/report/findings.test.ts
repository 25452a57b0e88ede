import { describe, expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import { checkBlocks } from './check-blocks';
import { checkColors } from './check-colors';
import { mergeFindings } from './merge-findings';
import { missingTranslations } from './missing-translations';

const finding = (severity: 'error' | 'warning' | 'info', kind: string, pointer: string) => ({
  severity,
  kind,
  pointer,
  message: kind,
});

test('the same cause found here and at the server is one line, ours; errors come first, equals in their order', () => {
  const own = [finding('warning', 'a', '/x'), finding('error', 'b', '/y')];
  const theirs = [
    { ...finding('error', 'a', '/x'), message: 'theirs' },
    finding('info', 'c', ''),
    finding('error', 'b', '/z'),
  ];
  expect(mergeFindings(own, theirs).map(({ kind, pointer, message }) => [kind, pointer, message])).toEqual([
    ['b', '/y', 'b'],
    ['b', '/z', 'b'],
    ['a', '/x', 'a'],
    ['c', '', 'c'],
  ]);
});

describe('a text in one language only', () => {
  test('is told with its place and the language that is missing', () => {
    const body = { header: { links: [{ title: { 'zh-CN': '甲' } }, { title: { 'zh-CN': '甲', 'en-US': 'A' } }] } };
    expect(missingTranslations(body)).toEqual([{ pointer: '/header/links/0/title', locale: 'en-US' }]);
  });

  test('is found in a plain text that is Chinese, where a text is expected', () => {
    const body = { header: { links: [{ title: '手册', url: '/q?wd=手册' }, { title: 'OEE' }] }, logo: '/手.svg' };
    expect(missingTranslations(body)).toEqual([{ pointer: '/header/links/0/title', locale: 'en-US', plain: true }]);
  });

  test('is none where there are other keys, none at all, or a flat text to fall back on', () => {
    expect(missingTranslations({ own: { 'zh-CN': 1, other: 2 }, empty: {}, list: ['zh-CN'] })).toEqual([]);
    const texts = { texts: { 'zh-CN': { title: '甲' } } };
    expect(missingTranslations(texts)).toEqual([]);
  });
});

describe('a brand colour', () => {
  const check = (brandColor: string) => checkColors({ accessDomain: 'main', theme: { brandColor } } as GlobalSetting);

  test('on which white words can be read is nothing to tell', () => {
    expect(check('#0b3d91')).toEqual([]);
    expect(checkColors({ accessDomain: 'main' } as GlobalSetting)).toEqual([]);
    expect(check('reddish')).toEqual([]);
  });

  test('that is too pale says what is shown instead, and how far it is off', () => {
    const [note] = check('#ffe100');
    expect(note).toMatchObject({ pointer: '/theme/brandColor', color: '#ffe100' });
    expect(note?.ratio).toBeLessThan(4.5);
    expect(check('#FE1')[0]?.color.toLowerCase()).toBe('#ffee11');
  });
});

describe('the blocks of a setting', () => {
  const page = (...blocks: object[]) =>
    ({ accessDomain: 'main', pages: { '/engine': { v: 1, blocks } } }) as unknown as GlobalSetting;

  test('that are fine, or of a page that is the product’s, say nothing', () => {
    expect(checkBlocks({ accessDomain: 'main' } as GlobalSetting)).toEqual({ blocks: [], pages: [], older: [] });
    expect(checkBlocks(page({ id: 'hero', type: 'engine/hero' })).blocks).toEqual([]);
  });

  test('that this build does not know, or not yet, are warnings: they are kept', () => {
    const { blocks } = checkBlocks(page({ id: 'x', type: 'no/such' }, { id: 'hero', type: 'engine/hero', v: 999 }));
    expect(blocks.map(({ severity, kind, pointer }) => [severity, kind, pointer])).toEqual([
      ['warning', 'unknown-block', '/pages/~1engine/blocks/0'],
      ['warning', 'newer-block', '/pages/~1engine/blocks/1'],
    ]);
  });

  test('with a property that is refused are errors, once for each place', () => {
    const { blocks } = checkBlocks(page({ id: 'hero', type: 'engine/hero', props: { title: 7, own: 1 } }));
    expect(blocks.every(({ severity, kind }) => severity === 'error' && kind === 'invalid-block')).toBe(true);
    const pointers = blocks.map(({ pointer }) => pointer);
    expect(new Set(pointers).size).toBe(pointers.length);
    expect(pointers).toContain('/pages/~1engine/blocks/0/props/title');
  });
});
