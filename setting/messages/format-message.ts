import type { Locale } from '../../generated/locales';

/** The texts of one catalogue: nested keys, `{placeholders}`, plurals as `items_one` and `items_other`. */
export type Dictionary = { [key: string]: string | Dictionary };
export type Value = string | number | Record<Locale, string>;
export type Values = Readonly<Record<string, unknown>>;

/**
 * The text of a key with its values filled in; undefined if it is missing. A placeholder without a value stays visible.
 */
export function formatMessage(
  dictionary: Dictionary | undefined,
  key: string,
  locale: string,
  values: Values = {},
): string | undefined {
  const text = plural(dictionary, key, locale, values.count) ?? look(dictionary, key);
  return text?.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  );
}

/** Made once for a language, which takes longer than a text. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, made);
  return made;
}

function plural(dictionary: Dictionary | undefined, key: string, locale: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined;
  return look(dictionary, `${key}_${rulesOf(locale).select(count)}`) ?? look(dictionary, `${key}_other`);
}

function look(dictionary: Dictionary | undefined, key: string): string | undefined {
  let at: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, step) ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
}
