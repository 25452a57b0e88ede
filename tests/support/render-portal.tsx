import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { App } from '@/app/App';
import { neutralBoot } from '@/app/boot';
import { preferencesOf } from '@/app/preferences-of';
import { preloadFirstPage } from '@/app/preload-first-page';
import { makeStore } from '@/app/store';
import { createI18n } from '@/i18n/create-i18n';
import type { GlobalSetting } from '@/renderer/types';
import { restoreSession } from '@/session/restore-session';
import type { Locale } from '../../generated/locales';

const fixtures = join(import.meta.dirname, '../../fixtures/domains');

export function fixtureDomain(name: string): GlobalSetting {
  return JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8'));
}

interface Options {
  /** A fixture domain or the test's own setting. */
  setting?: string | GlobalSetting;
  path?: string;
  locale?: Locale;
  /** Namespaces loaded before the first render, besides those of the first page. */
  namespaces?: string[];
  /** Creates texts other than the portal's own. */
  i18nOf?: typeof createI18n;
}

/** The whole portal as visitors of that domain get it, in jsdom. The test's msw server answers its calls. */
export async function renderPortal({
  setting = 'main',
  path = '/engine',
  locale,
  namespaces = [],
  i18nOf = createI18n,
}: Options = {}) {
  const own = typeof setting === 'string' ? fixtureDomain(setting) : setting;
  const neutral = neutralBoot(own.accessDomain);
  const merged = { ...neutral.setting, ...(own.title ? { texts: undefined } : {}), ...own } as GlobalSetting;
  const boot = { ...neutral, setting: merged, locale: locale ?? own.locale ?? 'zh-CN' };
  window.history.pushState(null, '', path);
  const preferences = preferencesOf(merged, boot.locale);
  const store = makeStore(preferences);
  restoreSession(store.dispatch);
  const i18n = i18nOf(preferences.locale);
  await Promise.all([
    preloadFirstPage(merged, window.location.pathname),
    ...['common', 'home', 'picture', ...namespaces].map((name) => i18n.load(name)),
  ]);
  await act(async () => render(<App boot={boot} store={store} i18n={i18n} />));
  await screen.findByRole('main');
  return { store, i18n };
}
