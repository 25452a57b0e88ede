import { localize } from '@/lib/localize';
import type { Locale } from '../../../generated/locales';

export type Texts = Partial<Record<Locale, string>>;

/** Assigns the text to the language of its script. The other stays empty, so the report lists it as untranslated. */
export function splitText(text: string): Texts {
  return { [/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US']: text };
}

/** Prefers the reader's own language. */
export function joinTexts(texts: Texts, locale: string): string | undefined {
  return localize(texts, locale) || undefined;
}

/** An empty text is removed, and so is the object if no text is left. */
export function withText(texts: Texts, locale: Locale, text: string): Texts | undefined {
  const { [locale]: _, ...others } = texts;
  const next = text === '' ? others : { ...texts, [locale]: text };
  return Object.keys(next).length > 0 ? next : undefined;
}
