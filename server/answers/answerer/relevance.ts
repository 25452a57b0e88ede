import type { Locale } from '../../../generated/locales';
import { fold } from '../../base/text/fold';
import { parseIdentifiers, type SearchHit } from '../../knowledge';
import { coverageOf } from './coverage';
import { type NamedWord, namedWords } from './named-words';
import { questionLanguage, sourcesIn } from './question-language';

/**
 * How the passages relate to the question: `answer` covers it, `near` covers part of it, `none` only shares a word with
 * it.
 */
export type Relevance = 'answer' | 'near' | 'none';

export interface Asked {
  question: string;
  locale: Locale;
  hits: SearchHit[];
}

/**
 * Weights of the relevance signals: the best share of the question's named words in one passage, how well the top
 * passage was found, the best share in title and headings alone, the number of words covered. How they were fitted: see
 * the decision page.
 */
const WEIGHT = { said: 3, found: 3.7, headed: 2.6, much: 2.6, zh: 0.75 };
/** Upper limit of the `found` signal: finding a passage better than this adds nothing. */
const WELL = 2.5;
/** Covered word weight at which the `much` signal is full, however many words were asked. */
const MUCH = 5;
/**
 * For questions of at most two words: one match proves nothing ("天气" occurs in a checklist) unless the passage was
 * found well.
 */
const BOTH = { said: 0.6, found: 1 };
const LEAST = { answer: 7.4, near: 4.9 };
/** Coverage that a passage needs to be shown when it lacks the code that was asked for. */
const WITHOUT_CODE = 0.65;
/** Share of the question's names and numbers that a passage in another language must contain. */
const FOREIGN = 0.4;
/** Number of passages examined; later ones are not quoted. */
const READ = 6;

/** Judges whether the passages found are about the question at all: a word search always finds something. */
export function relevanceOf({ question, locale, hits }: Asked): Relevance {
  if (hits.some((hit) => hit.exact)) return 'answer';
  const { keys, statute } = parseIdentifiers(question);
  // A question such as "安全生产法第三十六条" is answered by that article or not at all.
  if (statute && keys.length > 0) return 'none';
  const lang = questionLanguage(question, locale);
  const read = sourcesIn(hits, lang)
    .slice(0, READ)
    .map(({ hit }) => hit);
  const words = namedWords(question);
  if (read.every((hit) => hit.lang !== lang)) return acrossLanguages(words, read);
  if (keys.length > 0 && bestCoverage(words, read) < WITHOUT_CODE) return 'none';
  const found = bySigns(words, read);
  return found === 'answer' && lacksNumber(words, read) ? 'near' : found;
}

function bySigns(words: NamedWord[], read: SearchHit[]): Relevance {
  const [top] = read;
  if (!top || words.length === 0) return 'none';
  const said = bestCoverage(words, read);
  if (words.length <= 2 && said < BOTH.said && top.found < BOTH.found) return 'none';
  const headings = read.map((hit) => ({ ...hit, text: '' }));
  const named = words.reduce((sum, { weight }) => sum + weight, 0);
  const signs =
    WEIGHT.said * said +
    WEIGHT.found * Math.min(WELL, top.found) +
    WEIGHT.headed * bestCoverage(words, headings) +
    WEIGHT.much * Math.min(1, (said * named) / MUCH) +
    (top.lang === 'zh' ? WEIGHT.zh : 0);
  return signs >= LEAST.answer ? 'answer' : signs >= LEAST.near ? 'near' : 'none';
}

/** Across languages only names and numbers are comparable. */
function acrossLanguages(words: NamedWord[], read: SearchHit[]): Relevance {
  const names = words.filter(({ han }) => !han);
  const best = bestCoverage(names, read);
  // "什么是 OEE" contains nothing but the name.
  if (names.length === words.length && best >= WITHOUT_CODE) return 'answer';
  return best >= FOREIGN ? 'near' : 'none';
}

const bestCoverage = (words: NamedWord[], read: SearchHit[]): number =>
  Math.max(0, ...read.map((hit) => coverageOf(words, hit)));

/** The number in "exception code 04" or "Chiller 6" identifies the subject: a text without it is no answer. */
function lacksNumber(words: NamedWord[], read: SearchHit[]): boolean {
  const numbers = words.map(({ word }) => /\d+/.exec(word)?.[0]).filter((digits) => digits !== undefined);
  if (numbers.length === 0) return false;
  const said = fold(read.map(({ title, headings, text }) => [title, ...headings, text].join('\n')).join('\n'));
  return !numbers.some((digits) => said.includes(digits));
}
