import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { pages } from '@/pages/pages';
import { LOCALES, type Locale } from '../../../generated/locales';
import { usePageName } from './use-page-name';

async function namesIn(locale: Locale): Promise<(route: string) => string> {
  const i18n = createI18n(locale);
  await Promise.all(['admin-preview', 'common'].map((name) => i18n.load(name)));
  const wrapper = ({ children }: { children: ReactNode }) => <I18nContext value={i18n}>{children}</I18nContext>;
  return renderHook(() => usePageName(), { wrapper }).result.current;
}

describe('the name of a page', () => {
  test.each(LOCALES)('is its own among all pages, also where a document has many: %s', async (locale) => {
    const nameOf = await namesIn(locale);
    const names = pages.map(({ path }) => nameOf(path));
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
    expect(names.filter((name) => /^\/|page\.|\{/.test(name))).toEqual([]);
  });

  test('says what the page is for, and its path only where two are for the same', async () => {
    const nameOf = await namesIn('en-US');
    expect(nameOf('/deviceGpt')).toBe('Equipment assistant');
    expect(nameOf('/community')).toBe('Community');
    expect(nameOf('/community/index')).toBe('Community (/community/index)');
  });

  test('of an address is that of its page; an unknown one is left as it is', async () => {
    const nameOf = await namesIn('en-US');
    expect(nameOf('/q/123')).toBe(nameOf('/q/:id'));
    expect(nameOf('/developerPlatform/*')).toBe('Large-model platform');
    expect(nameOf('/no/such')).toBe('/no/such');
  });
});
