import { LOCALES, type Locale } from '../generated/locales';

/** The supported locale for a tag such as `zh-Hant-TW` or `EN`; undefined if there is none. */
export function localeOfTag(tag: string): Locale | undefined {
  const [language] = tag.toLowerCase().split('-');
  return (
    LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
    LOCALES.find((locale) => locale.split('-')[0] === language)
  );
}
