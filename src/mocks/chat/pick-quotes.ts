import { tokenize } from '../knowledge/tokenize';
import type { SearchHit } from '../knowledge/types';

export interface Quote {
  /** Index of the source in the hits. */
  source: number;
  text: string;
  span: [number, number];
}

const MAX_QUOTES = 3;
const SENTENCE = /[^\s#|>][^\n]*?(?:[。！？!?]|\.(?=\s|$)|(?=\n|$))/g;

/**
 * The sentences that share most terms with the question. Prefers early sentences of good passages; skips table rows.
 */
export function pickQuotes(question: string, hits: SearchHit[]): Quote[] {
  const asked = new Set(tokenize(question));
  const best = hits[0]?.score ?? 1;
  const candidates = hits.slice(0, 4).flatMap((hit, source) => {
    const matches = [...hit.text.matchAll(SENTENCE)].filter(([text]) => text.length >= 8 && !/^[|#>`]/.test(text));
    return matches.map((match, order) => {
      const [text] = match;
      const start = hit.span[0] + match.index;
      const shared = new Set(tokenize(text).filter((token) => asked.has(token))).size / Math.max(1, asked.size);
      const score = (hit.score / best) * (1 / (1 + order * 0.35)) + shared;
      return { source, text, score, span: [start, start + text.length] as [number, number] };
    });
  });
  return candidates
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_QUOTES)
    .sort((a, b) => a.source - b.source || a.span[0] - b.span[0])
    .map(({ source, text, span }) => ({ source, text, span }));
}
