import { STOP_WORDS } from '../../base/text/stop-words';
import type { SearchHit } from '../../knowledge';
import { plainText } from './plain-text';
import { splitSentences } from './split-sentences';
import { tokensOf } from './tokens';
import type { Quote, Support } from './types';

/** A passage parsed once, to be compared with many claims. */
export interface ReadSource {
  n: number;
  hit: SearchHit;
  sentences: { at: [number, number]; terms: ReadonlySet<string> }[];
  terms: ReadonlySet<string>;
  han: boolean;
}

export interface Judgement {
  support: Support;
  /** The sentence of the passage that covers most of the claim. */
  quote?: Quote;
}

/** Share of a claim's words that its source must contain for full and for partial support. */
const FULL = 0.7;
const PARTIAL = 0.4;
/** Discount for a claim that is covered only by two adjacent sentences together. */
const TOGETHER = 0.98;
const RANK: Record<Support, number> = { none: 0, partial: 1, full: 2 };

export function readSource(hit: SearchHit, n: number): ReadSource {
  const units = splitSentences(hit.text).filter((unit) => unit.kind !== 'blank');
  const sentences = units.map(({ start, end }) => ({
    at: [start, end] as [number, number],
    terms: contentOf(hit.text.slice(start, end)),
  }));
  return { n, hit, sentences, terms: union(sentences.map((sentence) => sentence.terms)), han: isHan(hit.text) };
}

/** Judges whether the cited passages support a claim, by words, numbers and names. The best passage decides. */
export function supportOf(claim: string, sources: ReadSource[]): Judgement {
  const words = contentOf(claim);
  const han = isHan(claim);
  let best: { support: Support; share: number; quote?: Quote } = { support: 'none', share: 0 };
  for (const source of sources) {
    const { share, at } = bestSentence(words, source);
    const support = judge(words, share, source, han);
    if (RANK[support] > RANK[best.support] || (support === best.support && share > best.share)) {
      best = { support, share, ...(share > 0 && { quote: quoteOf(source, at) }) };
    }
  }
  return { support: best.support, ...(best.quote && { quote: best.quote }) };
}

/** Terms of a text without stop words. */
function contentOf(text: string): Set<string> {
  const tokens = tokensOf(plainText(text)).filter((token) => !token.single && !STOP_WORDS.has(token.term));
  return new Set(tokens.map((token) => token.term));
}

const union = (sets: ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

/** Chinese text often contains Latin names, so one sixth of Han characters is enough. */
const isHan = (text: string): boolean => (text.match(/[\u3400-\u9fff]/g)?.length ?? 0) * 6 > text.length;

function bestSentence(words: ReadonlySet<string>, { sentences }: ReadSource): { share: number; at: [number, number] } {
  let best: { share: number; at: [number, number] } = { share: 0, at: [0, 0] };
  for (const [i, { at, terms }] of sentences.entries()) {
    const next = sentences[i + 1]?.terms;
    const together = next ? shareOfWords(words, (word) => terms.has(word) || next.has(word)) * TOGETHER : 0;
    const share = Math.max(
      shareOfWords(words, (word) => terms.has(word)),
      together,
    );
    if (share > best.share) best = { share, at };
  }
  return best;
}

function shareOfWords(words: ReadonlySet<string>, said: (word: string) => boolean): number {
  let count = 0;
  for (const word of words) if (said(word)) count++;
  return words.size > 0 ? count / words.size : 0;
}

function judge(words: ReadonlySet<string>, share: number, source: ReadSource, han: boolean): Support {
  // A wrong number makes the claim wrong, however well its other words match.
  const exact = [...words].filter((word) => /\d/.test(word));
  const allSaid = exact.every((word) => source.terms.has(word));
  // A translated claim shares no words with its source: only numbers and codes are comparable, and they prove little.
  if (han !== source.han) return exact.length > 0 && allSaid ? 'partial' : 'none';
  if (share >= FULL) return allSaid ? 'full' : 'partial';
  return share >= PARTIAL ? 'partial' : 'none';
}

function quoteOf({ n, hit }: ReadSource, [from, to]: [number, number]): Quote {
  const whole = hit.text.slice(from, to);
  const start = hit.span[0] + from + (whole.length - whole.trimStart().length);
  const text = whole.trim();
  return { source: n, span: [start, start + text.length], text };
}
