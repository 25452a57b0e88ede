import type { components } from '../../../generated/api';
import type { Candidate } from './index-row';
import type { AlarmMachine } from './machines';
import type { OwnNames } from './synonyms/own-names';

/** The search interface of routes, answers and tests; it hides the index. */
export type SearchLang = 'zh' | 'en';

export interface SearchRequest {
  q: string;
  /** Knowledge bases to search; an empty list finds nothing. */
  scope: number[];
  lang?: SearchLang;
  docId?: string;
  limit: number;
  offset: number;
  /** Search by words only, even if vectors are available. */
  byWords?: boolean;
  /** The domain's synonyms. */
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
  /** Range of `text` in the canonical text of that document version, UTF-16 units. */
  span: [number, number];
  text: string;
  url: string | null;
  kind: string;
  score: number;
  /** The score as a share of the question's total weight; for unrelated questions few hits reach 1. */
  found: number;
  /** Matched ranges of `text`, ascending, never overlapping. */
  highlights: [number, number][];
  /** The identifier named in the question that this passage carries. */
  exact?: string;
  /** For an alarm named by its number: its machine, and whether the question asks about that one. */
  machine?: AlarmMachine;
  /** Found by meaning alone: the question's words need not occur. */
  byMeaning?: boolean;
}

export interface SearchResult {
  hits: SearchHit[];
  total: number;
  /** The folded words searched for, for highlighting elsewhere. */
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

/** As health reports it. */
export type SearchStatus = components['schemas']['Health']['search'];
/** Only with an embedding server. */
export type VectorStatus = NonNullable<SearchStatus['vectors']>;
/** What was learned from the site's own bilingual documents. Only without an embedding server. */
export type NearnessStatus = NonNullable<SearchStatus['nearness']>;

export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>;
  suggest(request: SuggestRequest): Promise<Suggestion[]>;
  /** Passages that carry one of these codes, by key. */
  carriers(keys: string[], scope: number[]): Promise<Candidate[]>;
  /** Applies the change log to its end. */
  catchUp(): Promise<void>;
  status(): SearchStatus;
  close(): Promise<void>;
}
