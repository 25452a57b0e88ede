import { LOCALES, type Locale } from '../../generated/locales';
import { localeOfTag } from '../../setting/locale-of-tag';

/** The first of the browser's languages that the portal supports. */
export function askedLocale(languages: readonly string[]): Locale {
  return languages.map(localeOfTag).find((locale) => locale !== undefined) ?? LOCALES[0];
}
