import { LOCALES, type Locale } from '../../generated/locales';
import { localeOfTag } from '../../setting/locale-of-tag';

/** The first of our languages that a browser asks for. */
export function askedLocale(languages: readonly string[]): Locale {
  return languages.map(localeOfTag).find((locale) => locale !== undefined) ?? LOCALES[0];
}
