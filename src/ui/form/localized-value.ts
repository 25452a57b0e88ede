import { localize } from '@/lib/localize';
import type { Locale } from '../../../generated/locales';

export type Texts = Partial<Record<Locale, string>>;

/** The text goes where its script belongs; the other language stays empty, so that the report says what is to be translated. */
export function splitText(text: string): Texts {
  return { [/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US']: text };
}

/** The reader's own language wins. */
export function joinTexts(texts: Texts, locale: string): string | undefined {
  return localize(texts, locale) || undefined;
}

/** An emptied text is not there, and neither is a pair of which nothing is left. */
export function withText(texts: Texts, locale: Locale, text: string): Texts | undefined {
  const { [locale]: _, ...others } = texts;
  const next = text === '' ? others : { ...texts, [locale]: text };
  return Object.keys(next).length > 0 ? next : undefined;
}
