import { latinName } from '@/lib/latin-name';
import { hasChinese, pinyin } from '@/lib/pinyin';
import type { GlobalSetting } from '@/renderer/types';
import { LOCALES, type Locale } from '../../../generated/locales';

/** What the wizard has been told so far. Plain data, stored in this browser. */
export interface Answers {
  step: number;
  /** Languages the portal's name is given in. */
  languages: Locale[];
  names: Partial<Record<Locale, string>>;
  /** Language of a first visit; absent until chosen, then it follows the languages of the name. */
  firstVisit?: Locale | 'browser';
  /** Typed by hand; until then the address follows the name. */
  address: string | null;
  logo: string | null;
  colors: string[];
  brandColor: string | null;
  /** Knowledge bases to search, without the uploaded documents. */
  bases: number[];
  functions: NonNullable<GlobalSetting['functionList']>;
  template: string;
  /** The domain that was begun on the server; its address can no longer change. */
  begun: string | null;
}

/** The public knowledge base and every function, as for a portal without a setting. */
export const firstAnswers = (locale: Locale): Answers => ({
  step: 0,
  languages: [locale],
  names: {},
  address: null,
  logo: null,
  colors: [],
  brandColor: null,
  bases: [3],
  functions: [1, 2, 3],
  template: 'blank',
  begun: null,
});

/** Whether there is anything to lose. */
export const isStarted = ({ begun, names, logo }: Answers): boolean =>
  begun !== null || logo !== null || Object.values(names).some((name) => name !== '');

/** Accepts what an earlier visit stored, unless it has another form. */
export function isAnswers(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null) return false;
  const { step, languages, names, colors, bases, functions, template } = value as Partial<Answers>;
  return (
    Number.isInteger(step) &&
    Array.isArray(languages) &&
    languages.length > 0 &&
    languages.every((one) => (LOCALES as readonly string[]).includes(one)) &&
    typeof names === 'object' &&
    [colors, bases, functions].every(Array.isArray) &&
    typeof template === 'string'
  );
}

/** Visitors begin in the only language the portal has a name in, else in their browser's. */
export const firstVisitOf = ({
  firstVisit,
  languages,
}: Pick<Answers, 'firstVisit' | 'languages'>): Locale | 'browser' =>
  firstVisit ?? (languages.length === 1 && languages[0] ? languages[0] : 'browser');

const MOST_OF_NAME = 40;

/**
 * The address, as typed or made from the first name in Latin letters, else from the first that can be spelled in them;
 * else the first free `portal-1`.
 */
export function addressOf({ address, languages, names }: Answers, taken: readonly string[]): string {
  if (address !== null) return address;
  const given = languages.map((locale) => names[locale] ?? '');
  const made = [...given.filter((name) => !hasChinese(name)), ...given.map(pinyin)]
    .map((name) => latinName(name, MOST_OF_NAME))
    .find((name) => /[a-z]{2}/.test(name));
  return made ?? firstFree(taken);
}

function firstFree(taken: readonly string[]): string {
  for (let n = 1; ; n += 1) if (!taken.includes(`portal-${n}`)) return `portal-${n}`;
}
