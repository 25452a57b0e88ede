import { LOCALES, type Locale } from '../../generated/locales';
import { type Dictionary, formatMessage, type Values } from './format-message';

/** A text for people in every language. */
export type LocalizedText = Record<Locale, string>;

/** The values of a message; empty if its text has no placeholders. */
type ValuesOf<Message> = keyof Message extends never ? [] : [values: Readonly<Message>];

/** Builds a value for every language. */
export function inEveryLocale<Said>(write: (locale: Locale) => Said): Record<Locale, Said> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<Locale, Said>;
}

/**
 * Opens catalogues of messages. Each message is returned in every language, so that code which refuses a request need
 * not know the reader's. Values may be such texts too.
 */
export function openCatalogue<Messages>(catalogues: Record<Locale, Record<string, Dictionary>>) {
  return <Key extends keyof Messages & string>(key: Key, ...[values]: ValuesOf<Messages[Key]>): LocalizedText => {
    const at = key.indexOf(':');
    const [name, path] = [key.slice(0, at), key.slice(at + 1)];
    return inEveryLocale((locale) => {
      const said = Object.entries((values ?? {}) as Values).map(([hole, value]) => [hole, inLocale(value, locale)]);
      const text = formatMessage(catalogues[locale][name], path, locale, Object.fromEntries(said));
      if (text === undefined) throw new Error(`There is no message ${key} in ${locale}.`);
      return text;
    });
  };
}

function inLocale(value: unknown, locale: Locale): unknown {
  return typeof value === 'object' && value !== null && locale in value ? (value as LocalizedText)[locale] : value;
}
