import { fold } from '../../base/text/fold';
import { HAN, scan } from '../../base/text/scan';
import { termOf } from '../../base/text/terms';
import { allNames } from '../../knowledge';

/**
 * A term with its position. Positions count words, or characters in unspaced text, so that distances compare across
 * scripts.
 */
export interface Token {
  term: string;
  at: number;
  /** A single character of unspaced text: too common to count like a pair. */
  single: boolean;
}

/** Tokenizes a text in order: word stems, and for unspaced text single characters and character pairs. */
export function tokensOf(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  let at = 0;
  scan(folded, (kind, from, to) => {
    if (kind !== HAN) {
      tokens.push({ term: termOf(folded.slice(from, to)), at, single: false });
      at += 1;
      return;
    }
    for (let i = from; i < to; i++) {
      tokens.push({ term: folded.slice(i, i + 1), at: at + i - from, single: true });
      if (i + 1 < to) tokens.push({ term: folded.slice(i, i + 2), at: at + i - from, single: false });
    }
    at += to - from;
  });
  return tokens;
}

/** Like `tokensOf`, with the common name added beside each alias, because questions use that. */
export const namedTokensOf = (text: string): Token[] => tokensOf(allNames(fold(text)));

export const termsIn = (tokens: Token[]): Set<string> => new Set(tokens.map(({ term }) => term));

export const termsOfText = (text: string): Set<string> => termsIn(namedTokensOf(text));
