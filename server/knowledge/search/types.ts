import type { AlarmMachine } from './machines';
import type { OwnNames } from './synonyms/own-names';

/** The one shape routes, answers and tests use to search: they never see the index behind it. */
export type SearchLang = 'zh' | 'en';

export interface SearchRequest {
  q: string;
  /** Knowledge-base ids that may be searched; an empty list finds nothing. */
  scope: number[];
  lang?: SearchLang;
  docId?: string;
  limit: number;
  offset: number;
  /** Only what holds the words, although meaning could be compared too. */
  byWords?: boolean;
  /** The domain's own names of things. */
  names?: OwnNames;
}

export interface SearchHit {
  passageId: string;
  docId: string;
  version: number;
  kbId: number;
  lang: SearchLang;
  title: string;
  headings: string[];
  page: number | null;
  /** Where `text` stands in the canonical text of that document version, UTF-16 units. */
  span: [number, number];
  text: string;
  url: string | null;
  kind: string;
  score: number;
  /** The score as a share of what the whole question weighs: of questions about anything else few reach 1. */
  found: number;
  /** Ranges of `text` that matched, ascending, never overlapping. */
  highlights: [number, number][];
  /** The identifier that was asked for by name and that this passage carries. */
  exact?: string;
  /** Of an alarm that was asked for by its number: whose it is, and whether the question asks for one of that machine. */
  machine?: AlarmMachine;
  /** Found by its meaning alone: the words need not stand in it. */
  byMeaning?: boolean;
}

export interface SearchResult {
  hits: SearchHit[];
  total: number;
  /** The folded words that were looked for, for highlighting elsewhere. */
  terms: string[];
  didYouMean?: string;
  tookMs: number;
}

export interface SuggestRequest {
  q: string;
  scope: number[];
  lang?: SearchLang;
  limit: number;
}

export interface Suggestion {
  text: string;
  kind: 'title' | 'heading' | 'question' | 'code';
  docId?: string;
}

export interface VectorStatus {
  model: string;
  /** Passages that have a vector, and those that are still to get one. */
  embedded: number;
  waiting: number;
  state: 'ready' | 'filling' | 'failing';
}

/** What was learned from the site's own documents in two languages. */
export interface NearnessStatus {
  state: 'across-languages' | 'no-gain' | 'few-pairs' | 'many-passages' | 'not-learned';
  pairs: number;
  /** From headings, asked of the half of the documents that was not learned from. */
  questions: number;
  byWords: number;
  byBoth: number;
  learnedAt: string | null;
  passages: number;
  bytes: number;
}

export interface SearchStatus {
  /** Last change-log row in the index, and last one in the store as far as this node has seen. */
  applied: number;
  latest: number;
  /** The last try to follow the store or to build the index anew failed; it is tried again. */
  failing?: boolean;
  passages: number;
  /** Only where passages are found by meaning too. */
  vectors?: VectorStatus;
  /** Only where no embedding server is configured. */
  nearness?: NearnessStatus;
}

export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>;
  suggest(request: SuggestRequest): Promise<Suggestion[]>;
  /** Applies the change log to its end. */
  catchUp(): Promise<void>;
  status(): SearchStatus;
  close(): Promise<void>;
}
