const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const LATIN = /^[a-z0-9]|[a-z0-9]$/;
/** Alphabetic names match whole words, optionally with a plural s. */
const patternOf = (word: string): string =>
  LATIN.test(word) ? `(?<![a-z0-9])${escaped(word)}s?(?![a-z0-9])` : escaped(word);

/** Matches any of the folded names, longest first; null if there are none. */
export function namePattern(names: Iterable<string>, flags = 'g'): RegExp | null {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.length > 0 ? new RegExp(longestFirst.map(patternOf).join('|'), flags) : null;
}
