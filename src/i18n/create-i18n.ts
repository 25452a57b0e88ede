import { retryUntilOnline } from '@/browser/retry-until-online';
import type { Locale } from '../../generated/locales';
import { type Dictionary, I18n } from './i18n';

/** Only what a first page and the pages next to it say: each file listed here is listed in the first page's JavaScript. */
const FILES = import.meta.glob<Dictionary>('./*/portal/{answer,common,home,people,picture,reader}.json', {
  base: '../../messages',
  import: 'default',
});

/**
 * The portal's messages, from `messages/<locale>/portal`. Loading is retried, because a failure would take the page
 * down.
 */
export function createI18n(locale: Locale): I18n {
  return new I18n(locale, async (language, namespace) => {
    const file = `./${language}/portal/${namespace}.json`;
    const load = FILES[file] ?? (await retryUntilOnline(() => import('./more-words'))).MORE_FILES[file];
    if (!load) throw new Error(`There is no ${namespace}.json for ${language}.`);
    return retryUntilOnline(load);
  });
}
