import { fold } from '../search/fold';
import { parseIdentifiers } from '../search/identifiers';
import type { SearchHit } from '../search/types';
import { coverageOf, isAbout } from './coverage';
import { type NamedWord, namedWords } from './named-words';
import { questionLanguage, sourcesIn } from './question-language';
import type { Locale } from './types';

/** `answer`: the passages speak of it. `near`: of some of it. `none`: of something else that shares a word. */
export type Relevance = 'answer' | 'near' | 'none';

export interface Asked {
  question: string;
  locale: Locale;
  hits: SearchHit[];
}

/**
 * Shares of the question's words that one passage must say, by how many it names: of two words one alone proves nothing
 * ("天气" stands in a checklist), of many a few may be said otherwise. How they were measured: see the decision page.
 */
const NEEDED = [
  { upTo: 2, none: 0.7, near: 0.7 },
  { upTo: 3, none: 0.5, near: 0.6 },
  { upTo: 5, none: 0.4, near: 0.55 },
  { upTo: Number.POSITIVE_INFINITY, none: 0.35, near: 0.5 },
];
/** A passage without the code that was asked for must say nearly all the rest to be worth showing. */
const WITHOUT_CODE = 0.65;
/** Of two words, one. A single character counts for half a word. */
const HALF = 0.33;
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
  const found = byCoverage(words, read, keys.length > 0);
  return found === 'answer' && lacksNumber(words, read) ? 'near' : found;
}

function byCoverage(words: NamedWord[], read: SearchHit[], lacksCode: boolean): Relevance {
  const best = bestCoverage(words, read);
  const { none, near } = NEEDED.find(({ upTo }) => words.length <= upTo) ?? { none: 1, near: 1 };
  if (best >= (lacksCode ? Math.max(near, WITHOUT_CODE) : near)) return 'answer';
  if (best >= none && !lacksCode) return 'near';
  // Half of two words is little, unless the first passage is about that half: "64DD 有哪些优点".
  const halfway = words.length === 2 && best >= HALF;
  return halfway && read.slice(0, 1).some((hit) => isAbout(words, hit)) ? 'near' : 'none';
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
