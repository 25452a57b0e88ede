import type { Locale } from '../../../generated/locales';
import { fold } from '../../base/text/fold';
import type { OwnNames, QuotedCommunity, SearchEngine, SearchHit, SearchResult } from '../../knowledge';
import { namedWords } from '../answerer/named-words';
import { questionKind } from '../answerer/question-kind';
import { questionLanguage } from '../answerer/question-language';
import { questionParts } from '../answerer/question-parts';
import { relevanceOf } from '../answerer/relevance';
import { findSources } from '../runs/find-sources';
import type { RunData } from '../runs/types';
import type { MemoryKey } from '../store/memory';
import { type Budget, budgetOf } from './budget';
import { CORE, type Facet, facets, facetsOf, type PlanItem, titleOf } from './facets';
import { emptyReport } from './report-state';
import { subjectOf } from './subject';
import { aboutSubject, quoteFacet } from './write-facet';

/** What a research was asked. Stored with its run, so that another node can go on. */
export interface ResearchInput {
  text: string;
  scope: number[];
  locale: Locale;
  /** The domain's synonyms. */
  names?: OwnNames;
  /** What is quoted of the domain's community. */
  community?: QuotedCommunity | undefined;
  /** Ids of the files that go with the question. */
  attachments?: readonly string[];
  /** How the question was read in its chat, if that is not just as it stands. */
  understood?: RunData<'understood'> | undefined;
  /** Where what the asker has had remembered is, if there is any. */
  memory?: MemoryKey | undefined;
  /** What it may take; absent: the ordinary. */
  budget?: Partial<Budget> | undefined;
  /** The run whose finished sections it begins with. */
  continues?: string;
  /** Ends as paused when it has a plan. */
  ask?: boolean;
  /** The plan that a person has approved. */
  approved?: { rev: number; items: PlanItem[] };
}

export type Search = Pick<SearchEngine, 'search' | 'suggest'>;

/** Passages read per side, and for further documents. */
const READ = { facet: 24, further: 40 };
const MOST_TITLE = 200;
/** Characters of a question that are searched. */
const MOST_SEARCHED = 2_000;

export interface Planned {
  items: PlanItem[];
  /** The search for the whole question, for suggestions if nothing is found. */
  found: SearchResult;
}

/** Splits a question into what a report looks into; no items if nothing in the knowledge bases is about it. */
export async function planResearch(search: Search, input: ResearchInput): Promise<Planned> {
  const text = input.text.slice(0, MOST_SEARCHED);
  const { locale, scope, names } = input;
  const parts = questionParts(text);
  const found = await findSources(search, { q: text, scope, names });
  const isAbout = async (part: string) => {
    const { hits } = part === text ? found : await findSources(search, { q: part, scope, names });
    return relevanceOf({ question: part, locale, hits }) !== 'none';
  };
  const about = await Promise.all([...new Set([text, ...parts])].map(isAbout));
  if (!about.includes(true)) return { items: [], found };
  const asked = parts.map((part) => ({
    kind: 'question' as const,
    title: part.slice(0, MOST_TITLE),
    query: withSubject(part, parts[0] ?? ''),
  }));
  const sides = await sidesWithPassages(search, input, budgetOf(input.budget).items - asked.length - 1);
  const further = { kind: 'further' as const, title: titleOf('further', locale), query: text };
  const items = [...asked, ...sides, further].map((item, at) => ({
    id: `p${at + 1}`,
    ...item,
    state: 'waiting' as const,
  }));
  return { items, found };
}

/** "What causes it; how is it remedied?": a later part that names nothing of the first one's subject is asked about that. */
export function withSubject(part: string, first: string): string {
  const subject = subjectOf(first);
  const said = new Set(namedWords(part).map(({ word }) => word));
  return namedWords(subject).some(({ word }) => said.has(word)) ? part : `${subject} ${part}`;
}

/** The most important sides of the subject, whether or not they show beforehand, then others that do. */
async function sidesWithPassages(search: Search, input: ResearchInput, most: number) {
  const order = facetsOf(questionKind(fold(input.text)));
  const subject = subjectOf(input.text);
  const words = questionLanguage(input.text, input.locale);
  const sides = [];
  for (const [at, facet] of order.entries()) {
    if (sides.length >= most) break;
    const query = `${subject} ${facets[facet].words[words]}`.slice(0, MOST_SEARCHED);
    const hits = at < CORE ? [] : await readFacet(search, { ...input, query });
    if (at >= CORE && quoteFacet(facet, subject, hits, emptyReport()).length === 0) continue;
    sides.push({ kind: facet, title: titleOf(facet, input.locale), query });
  }
  return sides;
}

/** The passages about the subject that a side's search finds. */
export async function readFacet(search: Search, input: ResearchInput & { query: string }): Promise<SearchHit[]> {
  const { query: q, scope, names } = input;
  const { hits } = await search.search({ q, scope, names, limit: READ.facet, offset: 0 });
  return inOwnLanguage(aboutSubject(subjectOf(input.text), hits), input);
}

export async function readFurther(search: Search, input: ResearchInput): Promise<SearchHit[]> {
  const { scope, names } = input;
  const text = input.text.slice(0, MOST_SEARCHED);
  const subject = subjectOf(text);
  const found = await Promise.all(
    [text, subject].map((q) => search.search({ q, scope, names, limit: READ.further, offset: 0 })),
  );
  const all = found.flatMap(({ hits }) => hits);
  const once = all.filter((hit, at) => all.findIndex(({ passageId }) => passageId === hit.passageId) === at);
  return inOwnLanguage(aboutSubject(subject, once), input);
}

/** Passages in another language only where there are none in the question's. */
function inOwnLanguage(hits: SearchHit[], { text, locale }: ResearchInput): SearchHit[] {
  const lang = questionLanguage(text, locale);
  const own = hits.filter((hit) => hit.lang === lang);
  return own.length > 0 ? own : hits;
}

export const isFacet = (kind: PlanItem['kind']): kind is Facet => kind !== 'question' && kind !== 'further';
