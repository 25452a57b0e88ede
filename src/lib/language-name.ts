import type { Locale } from '../../generated/locales';

/** Name of a language, in that language or in the reader's. */
export function languageName(locale: Locale, reader: Locale = locale): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? locale;
}
