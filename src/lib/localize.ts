import { LOCALES, type Locale } from '../../generated/locales';

/** A text of the setting: one for every language, or one per language. */
export type LocalizedText = string | Partial<Record<Locale, string>>;

/** The text in that language, else in another one: a text is never missing because its translation is. */
export function localize(text: LocalizedText, locale: string): string;
export function localize(text: LocalizedText | undefined, locale: string): string | undefined;
export function localize(text: LocalizedText | undefined, locale: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  const own = LOCALES.find((each) => each === locale);
  const found = LOCALES.find((each) => text[each]);
  return (own && text[own]) || (found && text[found]);
}
