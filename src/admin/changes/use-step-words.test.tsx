import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { Change } from '../../../setting/change';
import { settingKeys } from '../editor/document/schemas';
import { useStepWords } from './use-step-words';

const english = createI18n('en-US');
const chinese = createI18n('zh-CN');
beforeAll(() => Promise.all([english, chinese].flatMap((each) => [each.load('form'), each.load('admin-schema')])));

const wordsIn = (i18n: typeof english) =>
  renderHook(() => useStepWords(), {
    wrapper: ({ children }: { children: ReactNode }) => <I18nContext value={i18n}>{children}</I18nContext>,
  }).result.current;
const change = (pointer: string, label?: string): Change => ({
  pointer,
  kind: 'changed',
  from: 1,
  to: 2,
  ...(label && { label }),
});

describe('a place of a setting in words', () => {
  test('is the way through its forms, with places of lists counted from one', () => {
    const { way, inside } = wordsIn(english);
    expect(way('/theme/brandColor')).toEqual(['Theme', 'Brand colour']);
    expect(way('/header/links/1/title/zh-CN')).toEqual(['Header', 'More links', 'Item 2', 'Title', 'Chinese']);
    expect(inside(change('/theme/brandColor'))).toEqual(['Brand colour']);
    expect(inside(change('/title'))).toEqual([]);
  });

  test('that no schema knows keeps its own name', () => {
    const { way, section } = wordsIn(english);
    expect(way('/ownKey/deep/0')).toEqual(['ownKey', 'deep', 'Item 1']);
    expect(way('/header/noSuchKey')).toEqual(['Header', 'noSuchKey']);
    expect([section('ownKey'), section('/engine'), section('constructor')]).toEqual([
      'ownKey',
      '/engine',
      'constructor',
    ]);
  });

  test('of a page is its address, the block and the property; what everybody knows is left out', () => {
    const { way, inside } = wordsIn(english);
    expect(way('/pages/~1engine/blocks/0/props/title')).toEqual(['/engine', '0', 'title']);
    expect(inside(change('/pages/~1engine/blocks/0/props/title', 'hero'))).toEqual(['title']);
    expect(inside(change('/pages/~1engine/layout'))).toEqual(['layout']);
  });

  test('of the setting has a name of its own in each language', () => {
    const [en, zh] = [wordsIn(english), wordsIn(chinese)];
    for (const key of settingKeys.filter((each) => each !== 'v' && each !== 'pages')) {
      expect(en.section(key), key).not.toBe(key);
      expect(zh.section(key), key).toMatch(/\p{Script=Han}/u);
    }
  });
});
