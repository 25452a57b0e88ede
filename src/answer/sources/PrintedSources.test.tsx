import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { RunSource } from '@/stream/types';
import { PrintedSources } from './PrintedSources';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('answer'));

const source = { n: 1, sid: 's1', title: 'Bearings', headings: ['Bearings', 'Heat'], ver: 2, page: 4, lang: 'en' };
const page = (
  <I18nContext value={i18n}>
    <PrintedSources sources={[source as unknown as RunSource]} cites={[]} />
  </I18nContext>
);
afterEach(() => vi.unstubAllGlobals());
const media = (printed: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: printed && query === 'print',
    addEventListener() {},
    removeEventListener() {},
  }));

test('stands below the answer on paper only', () => {
  media(false);
  const { unmount } = render(page);
  expect(screen.queryByText('Sources')).toBeNull();
  unmount();
  media(true);
  render(page);
  expect(screen.getByRole('listitem')).toHaveTextContent('1. Bearings › Heat › Page 4 · version 2');
});
