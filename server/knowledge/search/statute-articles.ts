import { chineseNumber, NUMERALS } from '../../base/text/chinese-number';

const HEAD = new RegExp(`^[ \\t>*#]*第\\s*([${NUMERALS}]+)\\s*条`, 'gm');
const NAMED = new RegExp(
  `第\\s*([${NUMERALS}]+)\\s*条|(?<=法|条例|规定|办法|规程)\\s*》?\\s*([${NUMERALS}]+)\\s*条`,
  'g',
);
/** Final words of statute titles. */
const KINDS = '(?:法|条例|规定|办法|规程|细则|标准)';
const OWN = new RegExp(`本${KINDS}\\s*第\\s*([${NUMERALS}]+)\\s*条`, 'g');
const STATUTE = new RegExp(`([\\p{Script=Han}（）()]{2,40}${KINDS})[\\s》>”"]*$`, 'u');
const LEAST_NAME = 3;
/** An edition or a date after the title of a statute. */
const EDITION = /[\s》_-]*(?:[（(〔[][^）)〕\]]*[）)〕\]])?[\s\d年月日版修订正._-]*$/u;

const keyOf = (numeral: string) => {
  const number = chineseNumber(numeral);
  return number > 0 ? `§${number}` : null;
};

/** Keys (§36) of the articles that begin in a folded text, without those it only refers to. */
export function articlesOf(folded: string): string[] {
  return [...folded.matchAll(HEAD)].flatMap(([, numeral]) => keyOf(numeral ?? '') ?? []);
}

interface AskedArticles {
  keys: string[];
  /** The text before the article, ending with the statute's name; '' if none is named. */
  statute: string;
}

export function askedArticles(folded: string): AskedArticles {
  const found = [...folded.matchAll(NAMED)];
  const before = found[0] ? STATUTE.exec(folded.slice(0, found[0].index)) : null;
  const keys = found.flatMap(([, first, second]) => keyOf(first ?? second ?? '') ?? []);
  return { keys: [...new Set(keys)], statute: before?.[1] ?? '' };
}

/** Keys of the articles of the same statute that a folded text cites ("本法第三十六条"). */
export function ownArticles(folded: string): string[] {
  return [...new Set([...folded.matchAll(OWN)].flatMap(([, numeral]) => keyOf(numeral ?? '') ?? []))];
}

/** The article that a folded text begins with, and the one it ends in. */
export function articleBounds(folded: string): { first: string | undefined; last: string | undefined } {
  const keys = articlesOf(folded);
  return { first: /^[ \t>*#]*第\s*\S+?\s*条/.test(folded) ? keys[0] : undefined, last: keys.at(-1) };
}

/**
 * Range of an article in an unfolded text, up to the next heading. A text without that heading continues the article,
 * so its range begins at 0.
 */
export function articleSpan(text: string, key: string): [number, number] {
  const heads = [...text.normalize('NFC').matchAll(HEAD)].map(({ 1: numeral, index }) => ({
    key: keyOf(numeral ?? ''),
    index,
  }));
  const at = heads.findIndex((head) => head.key === key);
  return [heads[at]?.index ?? 0, heads[at + 1]?.index ?? text.length];
}

/**
 * How well a title fits the statute asked for: the length of the longest suffix of `asked` that the title contains
 * (请问安全生产法 fits 中华人民共和国安全生产法), plus 0.5 if the title also ends with it (计量法 is not its 实施细则);
 * 1 for an abbreviation whose characters all occur in order; else 0.
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
