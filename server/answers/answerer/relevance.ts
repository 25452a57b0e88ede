import type { Locale } from '../../../generated/locales';
import { fold } from '../../base/text/fold';
import { parseIdentifiers, type SearchHit } from '../../knowledge';
import { coverageOf } from './coverage';
import { type NamedWord, namedWords } from './named-words';
import { questionLanguage, sourcesIn } from './question-language';

/** `answer`: the passages speak of it. `near`: of some of it. `none`: of something else that shares a word. */
export type Relevance = 'answer' | 'near' | 'none';

export interface Asked {
  question: string;
  locale: Locale;
  hits: SearchHit[];
}

/**
 * Signs that the passages speak of what was asked, and how much they count: the share of its named words said by a passage
 * or by its headings alone, how well the first was found, how many words were said. How they were fitted: see the decision page.
 */
const WEIGHT = { said: 3, found: 3.7, headed: 2.6, much: 2.6, zh: 0.75 };
/** A passage found this well is about it, and no more so if found better. */
const WELL = 2.5;
/** So many named words said are much, however many more were asked. */
const MUCH = 5;
/** Of two words one alone proves nothing ("天气" stands in a checklist), unless it is what the passage is found by. */
const BOTH = { said: 0.6, found: 1 };
const LEAST = { answer: 7.4, near: 4.9 };
/** A passage without the code that was asked for must say nearly all the rest to be worth showing. */
const WITHOUT_CODE = 0.65;
/** Share of the names and numbers of a question that a passage in another language must carry. */
const FOREIGN = 0.4;
/** Passages beyond these are not quoted. */
const READ = 6;

/** Whether the found passages speak of what was asked at all. A search by words always finds something. */
export function relevanceOf({ question, locale, hits }: Asked): Relevance {
  if (hits.some((hit) => hit.exact)) return 'answer';
  const { keys, statute } = parseIdentifiers(question);
  // "安全生产法第三十六条" is that article or nothing.
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

/** Between two languages only names and numbers can be compared. */
function acrossLanguages(words: NamedWord[], read: SearchHit[]): Relevance {
  const names = words.filter(({ han }) => !han);
  const best = bestCoverage(names, read);
  // "什么是 OEE" asks for nothing but the name.
  if (names.length === words.length && best >= WITHOUT_CODE) return 'answer';
  return best >= FOREIGN ? 'near' : 'none';
}

const bestCoverage = (words: NamedWord[], read: SearchHit[]): number =>
  Math.max(0, ...read.map((hit) => coverageOf(words, hit)));

/** The one number asked for ("exception code 04", "Chiller 6") is what it is about: without it there is no answer. */
function lacksNumber(words: NamedWord[], read: SearchHit[]): boolean {
  const numbers = words.map(({ word }) => /\d+/.exec(word)?.[0]).filter((digits) => digits !== undefined);
  if (numbers.length === 0) return false;
  const said = fold(read.map(({ title, headings, text }) => [title, ...headings, text].join('\n')).join('\n'));
  return !numbers.some((digits) => said.includes(digits));
}
