import type { SearchEngine, SearchHit, SearchRequest, SearchResult } from '../../knowledge';
import { coverageOf } from '../answerer/coverage';
import { namedWords } from '../answerer/named-words';
import { findSources } from '../runs/find-sources';
import type { Turn, Understood } from './types';

/**
 * Weights of the three searches: the whole question, its own words in the previous document, its own words everywhere.
 */
export const VOICES = { whole: 1, inDocument: 1, own: 0.5 };
/** Coverage by which results elsewhere must exceed those in the previous document for the question to leave it. */
const ELSEWHERE = 0.15;
const MOST = 8;
/** Words that headings use for an aspect that questions phrase differently. */
const ASPECTS: [RegExp, string][] = [
  [/多久|几年|多长时间|周期/, '周期 间隔'],
  [/怎么测|如何测|怎样测/, '测量'],
  [/怎么做|怎样做|咋做/, '步骤'],
  [/\bhow often\b/i, 'interval'],
  [/\bwhat are the steps\b|\bhow do i do\b/i, 'steps'],
];

type Search = Pick<SearchEngine, 'search'>;
type Request = Pick<SearchRequest, 'scope' | 'names'>;

/**
 * Adds the results of three searches. Carried words affect only some of them, so they cannot outweigh the question's
 * own.
 */
export async function askThreeWays(
  search: Search,
  request: Request,
  understood: Understood,
  { place }: Turn,
): Promise<{ found: SearchResult; understood: Understood }> {
  const { text, own, leans, chips } = understood;
  const docId = chips.some(({ slot, on }) => slot === 'document' && on) ? place?.docId : undefined;
  const aspects = ASPECTS.filter(([asks]) => asks.test(own)).map(([, words]) => words);
  const q = [own, ...aspects].join(' ');
  const [alone, whole, inside] = await Promise.all([
    findSources(search, { ...request, q: own }),
    leans ? findSources(search, { ...request, q: text }) : null,
    docId ? search.search({ ...request, q: leans ? q : own, docId, limit: MOST, offset: 0 }) : null,
  ]);
  if (inside && !understood.chosen && isElsewhere(own, alone.hits, inside.hits)) {
    const off = chips.map((one) => ({ ...one, on: one.from === 'question' }));
    return { found: alone, understood: { text: own, own, leans: false, chips: off } };
  }
  const voices: [SearchHit[], number][] = [
    [(whole ?? alone).hits, VOICES.whole],
    [inside?.hits ?? [], VOICES.inDocument],
    [alone.hits, VOICES.own],
  ];
  return { found: { ...(whole ?? alone), hits: added(voices) }, understood };
}

/** True if other documents cover the question's words better than the previous document does. */
function isElsewhere(own: string, everywhere: SearchHit[], inside: SearchHit[]): boolean {
  const words = namedWords(own).filter(({ weight }) => weight >= 1);
  if (words.filter(({ word }) => !/^\d+$/.test(word)).length < 2) return false;
  const best = (hits: SearchHit[]) => Math.max(0, ...hits.map((hit) => coverageOf(words, hit)));
  return best(everywhere) >= best(inside) + ELSEWHERE;
}

const keyOf = ({ docId, version, span }: SearchHit): string => `${docId}@${version}:${span[0]}`;

/** Adds scores as shares of the best of their search, because scores of different searches are not comparable. */
function added(voices: [SearchHit[], number][]): SearchHit[] {
  const sums = new Map<string, { hit: SearchHit; sum: number }>();
  for (const [hits, weight] of voices) {
    const best = Math.max(...hits.map(({ score }) => score));
    for (const hit of hits) {
      const sum = (sums.get(keyOf(hit))?.sum ?? 0) + (weight * hit.score) / best;
      sums.set(keyOf(hit), { hit: sums.get(keyOf(hit))?.hit ?? hit, sum });
    }
  }
  const sorted = [...sums.values()].sort((a, b) => b.sum - a.sum).slice(0, MOST);
  return sorted.map(({ hit, sum }) => ({ ...hit, score: sum }));
}
