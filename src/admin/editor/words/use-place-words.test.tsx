import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { blockSchema, settingKeys } from '../document/schemas';
import { usePlaceWords } from './use-place-words';

const english = createI18n('en-US');
const chinese = createI18n('zh-CN');
const NAMESPACES = ['form', 'admin-schema', 'admin-preview', 'common'] as const;
beforeAll(() => Promise.all([english, chinese].flatMap((each) => NAMESPACES.map((name) => each.load(name)))));

const wordsIn = (i18n: typeof english) =>
  renderHook(() => usePlaceWords(), {
    wrapper: ({ children }: { children: ReactNode }) => <I18nContext value={i18n}>{children}</I18nContext>,
  }).result.current;

describe('a place of a setting in words', () => {
  test('is the way through its forms, items named by what they say', () => {
    const way = wordsIn(english);
    const body = { header: { links: [{ title: 'Docs' }, { title: { 'zh-CN': '手册', 'en-US': 'Manuals' } }] } };
    expect(way('/theme/brandColor')).toEqual(['Theme', 'Brand color']);
    expect(way('/header/links/1/title/zh-CN', body)).toEqual(['Header', 'More links', 'Manuals', 'Title', 'Chinese']);
    expect(way('/header/links/1/title')).toEqual(['Header', 'More links', 'Item 2', 'Title']);
  });

  test('of an item that is gone is named by its old value', () => {
    const way = wordsIn(english);
    expect(way('/header/links/1', { header: { links: [{ title: 'Docs' }] } }, { title: 'Old' }).at(-1)).toBe('Old');
    const block = { id: 'b-1', type: 'hero', props: {} };
    expect(way('/pages/~1engine/blocks/3', {}, block)).toEqual(['Home page', 'b-1']);
  });

  test('that no schema knows keeps its own name', () => {
    const way = wordsIn(english);
    expect(way('/ownKey/deep/0')).toEqual(['ownKey', 'deep', 'Item 1']);
    expect(way('/header/noSuchKey')).toEqual(['Header', 'noSuchKey']);
    expect(way('/constructor/name')).toEqual(['constructor', 'name']);
    expect(way('')).toEqual([]);
  });

  test('of a page is its name, the block and the property; what everybody knows is left out', () => {
    const way = wordsIn(english);
    const [type = ''] = Object.keys(registry);
    const body = { pages: { '/engine': { layout: 'main', blocks: [{ id: 'b-1', type, props: {} }] } } };
    const name = blockSchema(type)?.title;
    expect(way('/pages/~1engine/blocks/0/props/noSuch', body)).toEqual(['Home page', name, 'noSuch']);
    expect(way('/pages/~1engine/blocks/0/show', body)).toEqual(['Home page', name, 'show']);
    expect(way('/pages/~1engine/layout', body)).toEqual(['Home page', 'layout']);
    expect(way('/pages/~1engine/blocks', body)).toEqual(['Home page']);
  });

  test('of the setting has a name of its own in each language', () => {
    const [en, zh] = [wordsIn(english), wordsIn(chinese)];
    for (const key of settingKeys.filter((each) => each !== 'v' && each !== 'pages')) {
      expect(en(`/${key}`)[0], key).not.toBe(key);
      expect(zh(`/${key}`)[0], key).toMatch(/\p{Script=Han}/u);
    }
  });
});
