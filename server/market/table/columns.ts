import { LOCALES, type Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';

export const PLAIN = [
  ...(['sku', 'kind', 'category', 'version', 'plans', 'trialDays', 'url', 'icon', 'pictures', 'documents'] as const),
  ...(['deployment', 'industries', 'interfaces', 'languages', 'audience'] as const),
];
export const TEXTS = ['name', 'summary', 'description', 'changes'] as const;

export type PlainColumn = (typeof PLAIN)[number];
export type TextColumn = (typeof TEXTS)[number];

/** What a column of the file holds. */
export type Column =
  | { what: PlainColumn }
  | { what: TextColumn; locale: Locale }
  | { what: 'data'; key: string }
  /** Of a file with rejected rows: their lines and reasons. */
  | { what: 'note' }
  | { what: 'unknown' };

const titleOf = (what: PlainColumn | TextColumn): LocalizedText => message(`supply:table.column.${what}`);
const dataTitle = (): LocalizedText => message('supply:table.column.data');

/** Headers as they are written; they are read in any language. */
export const plainHeader = (what: PlainColumn, locale: Locale) => titleOf(what)[locale];
export const textHeader = (what: TextColumn, of: Locale, locale: Locale) => `${titleOf(what)[locale]} (${of})`;
export const dataHeader = (key: string, locale: Locale) => `${dataTitle()[locale]}: ${key}`;

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

let known: Map<string, Column> | undefined;

function headers(): Map<string, Column> {
  if (known) return known;
  known = new Map();
  for (const title of [message('supply:table.line'), message('supply:table.reason')])
    for (const locale of LOCALES) known.set(folded(title[locale]), { what: 'note' });
  for (const what of PLAIN)
    for (const title of [what, ...LOCALES.map((locale) => titleOf(what)[locale])]) known.set(folded(title), { what });
  for (const what of TEXTS)
    for (const locale of LOCALES) {
      // A name without a language is in that of its header.
      known.set(folded(titleOf(what)[locale]), { what, locale });
      for (const title of [what, ...LOCALES.map((one) => titleOf(what)[one])])
        known.set(folded(`${title} (${locale})`), { what, locale });
    }
  return known;
}

/** What a header means; the rest may be the name of a category's value. */
export function columnOf(header: string): Column {
  const text = folded(header);
  const found = headers().get(text);
  if (found) return found;
  const prefix = ['data', ...LOCALES.map((locale) => folded(dataTitle()[locale]))].find((one) =>
    new RegExp(`^${one} ?[:：.]`).test(text),
  );
  if (prefix === undefined) return { what: 'unknown' };
  const at = header.normalize('NFKC').search(/[:：.]/);
  return {
    what: 'data',
    key: header
      .normalize('NFKC')
      .slice(at + 1)
      .trim(),
  };
}
