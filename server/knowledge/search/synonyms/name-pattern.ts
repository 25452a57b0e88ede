const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const LATIN = /^[a-z0-9]|[a-z0-9]$/;
/** A word of an alphabet ends where its letters do, or with the s of more than one. */
const patternOf = (word: string): string =>
  LATIN.test(word) ? `(?<![a-z0-9])${escaped(word)}s?(?![a-z0-9])` : escaped(word);

/** Any of some folded names in a text, the longest first where two begin at one place. Null for none. */
export function namePattern(names: Iterable<string>, flags = 'g'): RegExp | null {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.length > 0 ? new RegExp(longestFirst.map(patternOf).join('|'), flags) : null;
}
