import { LOCALES, type Locale } from '../../generated/locales';

/** A text of the setting: one for all languages, or one per language. */
export type LocalizedText = string | Partial<Record<Locale, string>>;

/** The text in a language, else in any other one, so that a missing translation never hides a text. */
export function localize(text: LocalizedText, locale: string): string;
export function localize(text: LocalizedText | undefined, locale: string): string | undefined;
export function localize(text: LocalizedText | undefined, locale: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  const own = LOCALES.find((each) => each === locale);
  const found = LOCALES.find((each) => text[each]);
  return (own && text[own]) || (found && text[found]);
}
