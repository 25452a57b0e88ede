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
/** Terms that the index is asked for: the weightiest, so that a pasted page costs no more than a question. */
const MAX_LOOKUP = 40;
/** Single characters more common than this bring half the index and no information. */
const COMMON = 0.01;
/** Terms below this weight are not worth a mark in the shown text. */
const SHOWN_WEIGHT = 0.35;

/** A question as ranking needs it: its terms by number, weighed by rarity. */
export interface ParsedQuery {
  terms: string[];
  /** Finds them in a folded text. */
  read: TermReader;
  at: number[];
  /** Weight of a term; single characters and words stand apart, because a character says far less. */
  words: Float64Array;
  characters: Float64Array;
  /** Number of the naming term that follows each, -1 at the end. */
  next: Int32Array;
  /** Weight of all naming terms the index knows, and of all that were asked. */
  total: number;
  asked: number;
  /** What to look up, weightiest first. */
  lookup: string[];
  /** What to mark in a passage. */
  shown: string[];
  lang: 'zh' | 'en' | null;
  /** Letters and digits only, to compare with titles and lines. */
  plain: string;
  folded: string;
  raw: string;
}

export const plainOf = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');
export const isCharacter = (term: string): boolean => term.length === 1 && HAN.test(term);

/** Rarity counts in the question and again in the passage, so it weighs more than once; measured on the public sets. */
const POWER = 1.5;

/** How much meeting this term says. */
export const sayingOf = (term: string, vocabulary: Vocabulary): number => vocabulary.rarity(term) ** POWER;

/** What the words that the index has never seen may have meant, each in its word's place. */
function meantTerms(typed: QueryTerm[], vocabulary: Vocabulary): QueryTerm[] {
  const known = new Set(typed.map(({ term }) => term));
  return typed.flatMap(({ word, weight, at }) => {
    if (!word || weight < 1) return [];
    const near = nearWords(word, vocabulary).filter(({ term }) => !known.has(term));
    return near.map(({ term, weight: nearness }) => ({ term, at, weight: weight * nearness, character: false }));
  });
}

/** Another name says a little less than the one that was used; a long text says what it is about in many words anyway. */
const SYNONYM = 0.6;
const LONGEST_WITH_SYNONYMS = 40;

/** Words and characters before a place of a folded text. */
function placeOf(folded: string, index: number): number {
  let place = 0;
  scan(folded.slice(0, index), (kind, from, to) => {
    place += kind === HAN_RUN ? to - from : 1;
  });
  return place;
}

const LONGEST_MEMORY = 5_000;
const termsOfNames = new Map<string, QueryTerm[]>();

/** Names are few and asked for again and again: each is cut into terms once. */
function termsOfName(name: string): QueryTerm[] {
  const known = termsOfNames.get(name);
  if (known) return known;
  const terms = queryTerms(name).filter(({ term }) => !isCharacter(term));
  // The names of domains come and go.
  if (termsOfNames.size >= LONGEST_MEMORY) termsOfNames.clear();
  termsOfNames.set(name, terms);
  return terms;
}

/** The other names of what was asked for, each in its word's place; a name of several terms counts as one. */
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
