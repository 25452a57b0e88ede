import { fold } from '../../base/text/fold';
import { HAN as HAN_RUN, scan } from '../../base/text/scan';
import { type TermReader, termReader } from '../../base/text/term-reader';
import { nearWords } from './near-words';
import { type QueryTerm, queryTerms } from './query-terms';
import { inDocumentNames, type OwnNames, otherNamesIn } from './synonyms/own-names';
import { synonymsIn } from './synonyms/synonyms';
import type { Vocabulary } from './vocabulary';

const HAN = /\p{Script=Han}/u;
const ENGLISH = /(^| )(the|of|is|are|was|were|what|who|how|does|do|did|to|in|for|and|a|an|with)( |$)/;
const MAX_TERMS = 128;
/** Terms looked up in the index, highest weight first, so that a pasted page costs no more than a question. */
const MAX_LOOKUP = 40;
/** More frequent single characters match half of the index and say nothing. */
const COMMON = 0.01;
/** Minimum weight of terms that are highlighted. */
const SHOWN_WEIGHT = 0.35;

/** A question prepared for ranking: numbered terms weighted by rarity. */
export interface ParsedQuery {
  terms: string[];
  /** Finds the terms in a folded text. */
  read: TermReader;
  at: number[];
  /** Weights of words and of single characters, kept apart because a character says far less. */
  words: Float64Array;
  characters: Float64Array;
  /** Number of the content term after each term, -1 at the end. */
  next: Int32Array;
  /** Weight of all content terms known to the index, and of all terms asked. */
  total: number;
  asked: number;
  /** Terms to look up, highest weight first. */
  lookup: string[];
  /** Terms to highlight in a passage. */
  shown: string[];
  lang: 'zh' | 'en' | null;
  /** Letters and digits only, to compare with titles and lines. */
  plain: string;
  folded: string;
  raw: string;
}

export const plainOf = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');
export const isCharacter = (term: string): boolean => term.length === 1 && HAN.test(term);

/** Exponent of the rarity, which counts in the question and in the passage; measured on the public sets. */
const POWER = 1.5;

/** Weight of a term by its rarity. */
export const sayingOf = (term: string, vocabulary: Vocabulary): number => vocabulary.rarity(term) ** POWER;

/** Terms that unknown words may mean, each at its word's position. */
function meantTerms(typed: QueryTerm[], vocabulary: Vocabulary): QueryTerm[] {
  const known = new Set(typed.map(({ term }) => term));
  return typed.flatMap(({ word, weight, at }) => {
    if (!word || weight < 1) return [];
    const near = nearWords(word, vocabulary).filter(({ term }) => !known.has(term));
    return near.map(({ term, weight: nearness }) => ({ term, at, weight: weight * nearness, character: false }));
  });
}

/**
 * A synonym weighs less than the word that was used. Long questions name their subject in many words and get no
 * synonyms.
 */
const SYNONYM = 0.6;
const LONGEST_WITH_SYNONYMS = 40;

/** Number of words and characters before an offset of a folded text. */
function placeOf(folded: string, index: number): number {
  let place = 0;
  scan(folded.slice(0, index), (kind, from, to) => {
    place += kind === HAN_RUN ? to - from : 1;
  });
  return place;
}

const LONGEST_MEMORY = 5_000;
const termsOfNames = new Map<string, QueryTerm[]>();

/** Caches the terms of names: names are few and repeat. */
function termsOfName(name: string): QueryTerm[] {
  const known = termsOfNames.get(name);
  if (known) return known;
  const terms = queryTerms(name).filter(({ term }) => !isCharacter(term));
  // The names of domains change, so the cache is bounded.
  if (termsOfNames.size >= LONGEST_MEMORY) termsOfNames.clear();
  termsOfNames.set(name, terms);
  return terms;
}

/** Terms of the synonyms of words in the question, at the word's position; the terms of one name share its weight. */
function synonymTerms(folded: string, typed: ReadonlySet<string>, own: OwnNames | undefined): QueryTerm[] {
  const known = new Set(typed);
  return [...otherNamesIn(folded, own), ...synonymsIn(folded)].flatMap(({ index, others }) => {
    const at = placeOf(folded, index);
    return others.flatMap((other) => {
      const terms = termsOfName(other);
      const fresh = terms.filter(({ term }) => !known.has(term) && known.add(term));
      return fresh.map(({ term, at: inside }) => ({
        ...{ term, at: at + inside, weight: SYNONYM / terms.length, character: false },
      }));
    });
  });
}

export function readQuestion(raw: string, vocabulary: Vocabulary, own?: OwnNames): ParsedQuery {
  const folded = fold(inDocumentNames(raw, own)).trim();
  const typed = queryTerms(folded, raw).slice(0, MAX_TERMS);
  const meant = [...typed, ...meantTerms(typed, vocabulary)];
  const known = new Set(meant.map(({ term }) => term));
  const others = typed.length <= LONGEST_WITH_SYNONYMS ? synonymTerms(folded, known, own) : [];
  const found = [...meant, ...others];
  const words = new Float64Array(found.length);
  const characters = new Float64Array(found.length);
  let total = 0;
  let asked = 0;
  found.forEach(({ term, weight, character }, number) => {
    const weighed = weight * sayingOf(term, vocabulary);
    const known = vocabulary.frequency(term) > 0;
    if (character && found.length > 1) characters[number] = known ? weighed : 0;
    else {
      words[number] = known ? weighed : 0;
      if (number < meant.length) total += words[number] ?? 0;
      if (number < typed.length) asked += weighed;
    }
  });
  const terms = found.map(({ term }) => term);
  const at = found.map((entry) => entry.at);
  return {
    ...{ terms, at, words, characters, folded, raw: raw.trim(), plain: plainOf(folded) },
    read: termReader(terms),
    next: successors(found),
    total: total || 1,
    asked: asked || 1,
    lookup: lookupTerms(terms, words, characters, vocabulary),
    shown: found
      .filter(({ weight }, number) => number >= meant.length || weight >= SHOWN_WEIGHT)
      .map(({ term }) => term),
    lang: HAN.test(folded) ? 'zh' : ENGLISH.test(folded) ? 'en' : null,
  };
}

function lookupTerms(terms: string[], words: Float64Array, characters: Float64Array, vocabulary: Vocabulary): string[] {
  const common = Math.max(20, vocabulary.passages * COMMON);
  const weightOf = (number: number) => (words[number] ?? 0) + (characters[number] ?? 0);
  const useful = terms
    .map((_, number) => number)
    .filter((number) => {
      const term = terms[number] ?? '';
      return weightOf(number) > 0 && !(isCharacter(term) && terms.length > 1 && vocabulary.frequency(term) > common);
    });
  useful.sort((a, b) => weightOf(b) - weightOf(a));
  return useful.slice(0, MAX_LOOKUP).map((number) => terms[number] ?? '');
}

function successors(found: QueryTerm[]): Int32Array {
  const next = new Int32Array(found.length).fill(-1);
  const order = [...found.keys()].filter((number) => !isCharacter(found[number]?.term ?? '') || found.length === 1);
  const at = (number: number | undefined) => (number === undefined ? -1 : (found[number]?.at ?? 0));
  order.sort((a, b) => at(a) - at(b));
  order.forEach((number, place) => {
    const after = order[place + 1];
    if (after !== undefined && at(after) > at(number)) next[number] = after;
  });
  return next;
}
