import { chineseNumber, NUMERALS } from '../../base/text/chinese-number';

const HEAD = new RegExp(`^[ \\t>*#]*第\\s*([${NUMERALS}]+)\\s*条`, 'gm');
const NAMED = new RegExp(
  `第\\s*([${NUMERALS}]+)\\s*条|(?<=法|条例|规定|办法|规程)\\s*》?\\s*([${NUMERALS}]+)\\s*条`,
  'g',
);
/** What a statute may be called. */
const KINDS = '(?:法|条例|规定|办法|规程|细则|标准)';
const OWN = new RegExp(`本${KINDS}\\s*第\\s*([${NUMERALS}]+)\\s*条`, 'g');
const STATUTE = new RegExp(`([\\p{Script=Han}（）()]{2,40}${KINDS})[\\s》>”"]*$`, 'u');
const LEAST_NAME = 3;
/** Behind the name of a statute: an edition or a date. */
const EDITION = /[\s》_-]*(?:[（(〔[][^）)〕\]]*[）)〕\]])?[\s\d年月日版修订正._-]*$/u;

const keyOf = (numeral: string) => {
  const number = chineseNumber(numeral);
  return number > 0 ? `§${number}` : null;
};

/** Keys (§36) of the articles that begin in a folded text; those it only refers to are not its own. */
export function articlesOf(folded: string): string[] {
  return [...folded.matchAll(HEAD)].flatMap(([, numeral]) => keyOf(numeral ?? '') ?? []);
}

interface AskedArticles {
  keys: string[];
  /** What stands before the article, ending with the statute's name; '' where none is named. */
  statute: string;
}

export function askedArticles(folded: string): AskedArticles {
  const found = [...folded.matchAll(NAMED)];
  const before = found[0] ? STATUTE.exec(folded.slice(0, found[0].index)) : null;
  const keys = found.flatMap(([, first, second]) => keyOf(first ?? second ?? '') ?? []);
  return { keys: [...new Set(keys)], statute: before?.[1] ?? '' };
}

/** Keys of the articles that a folded text of a statute cites of its own statute ("本法第三十六条"). */
export function ownArticles(folded: string): string[] {
  return [...new Set([...folded.matchAll(OWN)].flatMap(([, numeral]) => keyOf(numeral ?? '') ?? []))];
}

/** The article that a folded text begins with, and the one it ends in. */
export function articleBounds(folded: string): { first: string | undefined; last: string | undefined } {
  const keys = articlesOf(folded);
  return { first: /^[ \t>*#]*第\s*\S+?\s*条/.test(folded) ? keys[0] : undefined, last: keys.at(-1) };
}

/** Where an article stands in a text as written, up to the next one. What does not begin it goes on with it: all up to the next. */
export function articleSpan(text: string, key: string): [number, number] {
  const heads = [...text.normalize('NFC').matchAll(HEAD)].map(({ 1: numeral, index }) => ({
    key: keyOf(numeral ?? ''),
    index,
  }));
  const at = heads.findIndex((head) => head.key === key);
  return [heads[at]?.index ?? 0, heads[at + 1]?.index ?? text.length];
}

/**
 * How well a title fits the asked statute: the length of the longest end of what was asked that it contains, so that
 * 请问安全生产法 fits 中华人民共和国安全生产法, and a little more where it ends there too: 计量法 is not its 实施细则; 1 for an abbreviation whose characters all stand there in order; else 0.
 */
export function statuteFit(asked: string, title: string): number {
  for (let from = 0; asked.length - from >= LEAST_NAME; from++) {
    const name = asked.slice(from);
    if (title.includes(name)) return name.length + (title.replace(EDITION, '').endsWith(name) ? 0.5 : 0);
  }
  if (asked.length < LEAST_NAME || asked.length > 10) return 0;
  let at = -1;
  for (const char of asked) {
    at = title.indexOf(char, at + 1);
    if (at < 0) return 0;
  }
  return 1;
}
