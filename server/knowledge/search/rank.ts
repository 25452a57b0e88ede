import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';
import { isOtherFields } from '../ingest/formats/other-fields-heading';
import { type FieldMatch, type FieldShape, matchField } from './field-match';
import type { Candidate } from './index-row';
import { isCharacter, type ParsedQuery, plainOf, sayingOf } from './question';
import type { Vocabulary } from './vocabulary';

/** Measured on the public sets (tests/bench/search-quality.ts); results are flat around these values. */
const WEIGHT = {
  title: 1,
  heading: 1,
  text: 1,
  characters: 0.3,
  adjacent: 0.5,
  adjacentTitle: 0.7,
  window: 0.6,
  titleEqual: 1.5,
  headingEqual: 1,
  titlePrecision: 0.6,
  headingPrecision: 0.5,
  opening: 0.3,
  language: 0.4,
  lineEqual: 1,
  whole: 1,
  contains: 0.3,
  firstLine: 0.3,
  asTyped: 0.5,
  neighbours: 0.3,
  distinct: 0.3,
} as const;
/** Bonus that puts identifiers named in the question above everything that is merely similar. */
const EXACT = 10_000;
/** A text with a lower coverage cannot contain the question verbatim. */
const NEARLY_ALL = 0.95;

const TITLE = { k1: 1.2, b: 0.5, usual: 8, window: 30 };
const HEADINGS = { ...TITLE, usual: 12 };
const textShapes = (k1: number) => ({
  zh: { k1, b: 0.6, usual: 400, window: 60 },
  en: { k1, b: 0.6, usual: 150, window: 30 },
});
/**
 * Saturation of repeated terms (k1) by the language of the question: the pairs of one Chinese name repeat together and
 * would count many times. Not by the passage's language, because passages of both languages compete for one question.
 */
const TEXT = { zh: textShapes(0.6), en: textShapes(1.6), other: textShapes(1.2) };

export interface Ranked {
  candidate: Candidate;
  score: number;
  /** Share of the question's weight that occurs in the passage, its title or headings. */
  coverage: number;
  /** Found by meaning alone. */
  byMeaning?: true;
}

interface Scored extends Ranked {
  text: FieldMatch;
}

/** Share of a short text that the question covers, times the covered weight. */
function precision(text: string, match: FieldMatch, vocabulary: Vocabulary): number {
  if (match.covered === 0) return 0;
  let all = 0;
  for (const term of new Set(termsOf(text))) if (!isCharacter(term)) all += sayingOf(term, vocabulary);
  return all > 0 ? Math.min(1, match.covered / all) * match.covered : 0;
}

/** Score of a text that contains the question verbatim, more if as a line of its own or as the whole text. */
function verbatim({ text }: Candidate, { plain, raw, total }: ParsedQuery): number {
  const body = fold(text);
  const whole = plainOf(body);
  if (!whole.includes(plain)) return 0;
  let score = plain.length > 3 ? WEIGHT.contains : 0;
  if (whole === plain) score += WEIGHT.whole;
  if (body.split(/[\n。！？!?;；]|\. /).some((line) => plainOf(line) === plain)) score += WEIGHT.lineEqual;
  if (plainOf(body.slice(0, body.indexOf('\n') + 1)) === plain) score += WEIGHT.firstLine;
  if (text.split('\n').some((line) => line.trim() === raw)) score += WEIGHT.asTyped;
  return score * total;
}

function coverageOf(
  { words, asked }: ParsedQuery,
  [title, headings, text]: [FieldMatch, FieldMatch, FieldMatch],
): number {
  let covered = 0;
  for (let term = 0; term < words.length; term++)
    if (text.saturation[term] || headings.saturation[term] || title.saturation[term]) covered += words[term] as number;
  // A synonym counts in addition to the word that was used.
  return Math.min(1, covered / asked);
}

const addsWords = (text: FieldMatch, heads: FieldMatch[]): boolean =>
  text.saturation.some((value, term) => value > 0 && heads.every(({ saturation }) => !saturation[term]));

interface HeadMatch {
  match: FieldMatch;
  precision: number;
  /** True if the text equals the question. */
  equal: boolean;
}

type HeadReader = (text: string, shape: FieldShape) => HeadMatch;

/** Passages of one document share titles and headings: each is matched once. */
function headReader(question: ParsedQuery, vocabulary: Vocabulary): HeadReader {
  const known = new Map<string, HeadMatch>();
  return (text, shape) => {
    const key = `${shape.usual} ${text}`;
    const before = known.get(key);
    if (before) return before;
    const match = matchField(text, question, shape);
    const folded = match.covered > 0 ? fold(text) : '';
    const read = {
      match,
      precision: precision(folded, match, vocabulary),
      equal: match.covered > 0 && plainOf(folded) === question.plain,
    };
    known.set(key, read);
    return read;
  };
}

function scoreOne(candidate: Candidate, question: ParsedQuery, readHead: HeadReader): Scored {
  const { title, headings, lang } = candidate;
  const inTitle = readHead(title, TITLE);
  const inHeadings = readHead(headings.join(' / '), HEADINGS);
  const inLast = headings.length > 1 ? readHead(headings.at(-1) ?? '', TITLE) : inHeadings;
  const text = matchField(candidate.text, question, TEXT[question.lang ?? 'other'][lang]);
  const { total } = question;
  const coverage = coverageOf(question, [inTitle.match, inHeadings.match, text]);
  let score = WEIGHT.text * text.words;
  score += WEIGHT.characters * text.characters + WEIGHT.adjacent * text.adjacent + WEIGHT.window * text.window;
  // A passage of a record's other fields scores by its own words alone: for words of the title the record itself is
  // better.
  const heads = [inTitle.match, inHeadings.match];
  if (isOtherFields(headings) && !addsWords(text, heads)) return { candidate, text, score, coverage };
  score += WEIGHT.title * inTitle.match.words + WEIGHT.heading * inHeadings.match.words;
  score += WEIGHT.adjacentTitle * inTitle.match.adjacent + WEIGHT.titlePrecision * inTitle.precision;
  score += WEIGHT.headingPrecision * inLast.precision;
  if (text.covered >= NEARLY_ALL * total) score += verbatim(candidate, question);
  if (inTitle.equal) score += WEIGHT.titleEqual * total;
  if (inLast.equal) score += WEIGHT.headingEqual * total;
  if (/#1(?:@|$)/.test(candidate.id)) score += WEIGHT.opening * inTitle.precision;
  if (!question.lang || question.lang === lang) score += WEIGHT.language * total;
  return { candidate, text, score, coverage };
}

/**
 * Passages of one document share its subject. Each gains a little from terms of its neighbours, because a question may
 * be spread over them, and more from terms that its neighbours lack, because those set it apart.
 */
function compareNeighbours(scored: Scored[], question: ParsedQuery): void {
  for (const group of groupByDocument(scored).values()) {
    if (group.length < 2) continue;
    for (const [term, weight] of question.words.entries()) {
      if (weight > 0) compareByTerm(group, term, weight);
    }
  }
}

function compareByTerm(group: Scored[], term: number, weight: number): void {
  const values = group.map((entry) => entry.text.saturation[term] ?? 0);
  const holders = values.filter((value) => value > 0).length;
  if (holders === 0) return;
  const most = Math.max(...values);
  group.forEach((entry, number) => {
    const own = values[number] ?? 0;
    entry.score += WEIGHT.neighbours * weight * (most - own);
    if (own > 0) entry.score += WEIGHT.distinct * weight * (1 - holders / group.length);
  });
}

function groupByDocument(scored: Scored[]): Map<string, Scored[]> {
  const groups = new Map<string, Scored[]>();
  for (const entry of scored) {
    const group = groups.get(entry.candidate.docId);
    if (group) group.push(entry);
    else groups.set(entry.candidate.docId, [entry]);
  }
  return groups;
}

/** Ranks candidates, best first. `exact` holds the ids of passages that carry an identifier named in the question. */
export function rank(
  candidates: Candidate[],
  question: ParsedQuery,
  vocabulary: Vocabulary,
  exact: ReadonlySet<string>,
): Ranked[] {
  const readHead = headReader(question, vocabulary);
  const scored = candidates.map((candidate) => scoreOne(candidate, question, readHead));
  compareNeighbours(scored, question);
  for (const entry of scored) if (exact.has(entry.candidate.id)) entry.score += EXACT;
  return scored.sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
}
