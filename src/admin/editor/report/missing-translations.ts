import { isLocale } from '@/lib/is-locale';
import { LOCALES, type Locale } from '../../../../generated/locales';
import { pointer } from '../../../../setting/pointer';

export interface Missing {
  pointer: string;
  locale: Locale;
}

/** Texts per language that lack a language. */
export function missingTranslations(value: unknown, at = ''): Missing[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const texts = !Array.isArray(value) && keys.length > 0 && keys.every(isLocale);
  const missing = texts && keys.length < LOCALES.length ? LOCALES.filter((locale) => !keys.includes(locale)) : [];
  // Title and slogan of the portal fall back to the flat ones.
  const own = at === '/texts' ? [] : missing.map((locale) => ({ pointer: at, locale }));
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => missingTranslations(inner, pointer(at, key)))];
}
