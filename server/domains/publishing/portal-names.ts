import type { Locale } from '../../../generated/locales';
import { own } from '../../../setting/json-value';
import { inEveryLocale, type LocalizedText } from '../../../setting/messages/catalogue';

/** The name of a portal in each language, as its setting gives it; without one, its address. */
export function portalNames(domain: string, body: object | null | undefined): LocalizedText {
  return inEveryLocale((locale: Locale) => {
    const names = [own(own(own(body, 'texts'), locale), 'title'), own(body, 'title')];
    return names.find((name): name is string => typeof name === 'string' && name !== '') ?? domain;
  });
}
