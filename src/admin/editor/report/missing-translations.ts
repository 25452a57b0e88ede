import { isLocale } from '@/lib/is-locale';
import { LOCALES, type Locale } from '../../../../generated/locales';
import { pointer } from '../../../../setting/pointer';
import { schemaAt } from '../words/schema-at';

export interface Missing {
  pointer: string;
  locale: Locale;
  /** One text for all languages, which is Chinese; otherwise a text per language that lacks one. */
  plain?: true;
}

const TEXTS = new Set(['shortText', 'longText', 'proseText']);
const HAN = /\p{Script=Han}/u;

/** Texts that visitors of a language see in another one: texts per language that lack it, and Chinese for everybody. */
export function missingTranslations(body: unknown): Missing[] {
  return missingBelow(body, '', body);
}

function missingBelow(value: unknown, at: string, body: unknown): Missing[] {
  if (typeof value === 'string')
    return isChineseForAll(value, at, body) ? [{ pointer: at, locale: 'en-US', plain: true }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const texts = !Array.isArray(value) && keys.length > 0 && keys.every(isLocale);
  const missing = texts && keys.length < LOCALES.length ? LOCALES.filter((locale) => !keys.includes(locale)) : [];
  // Title and slogan of the portal fall back to the flat ones.
  const own = at === '/texts' ? [] : missing.map((locale) => ({ pointer: at, locale }));
  const inner = Object.entries(value);
  return [...own, ...inner.flatMap(([key, each]) => missingBelow(each, pointer(at, key), body))];
}

/** Latin text is left alone: names and abbreviations are the same in Chinese. */
const isChineseForAll = (text: string, at: string, body: unknown): boolean =>
  HAN.test(text) && TEXTS.has(schemaAt(at, body)?.part ?? '');
