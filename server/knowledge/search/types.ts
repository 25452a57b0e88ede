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

export interface VectorStatus {
  model: string;
  /** Number of passages with a vector, and of those still to be embedded. */
  embedded: number;
  waiting: number;
  state: 'ready' | 'filling' | 'failing';
}

/** What was learned from the site's own bilingual documents. */
export interface NearnessStatus {
  state: 'across-languages' | 'no-gain' | 'few-pairs' | 'many-passages' | 'not-learned';
  pairs: number;
  /** Questions made from headings, asked of documents not learned from, and how many found the right document. */
  questions: number;
  byWords: number;
  byBoth: number;
  learnedAt: string | null;
  passages: number;
  bytes: number;
}

export interface SearchStatus {
  /** Last change-log row in the index, and last one in the store as far as this node knows. */
  applied: number;
  latest: number;
  /** True if following the store or rebuilding the index failed last time; it is retried. */
  failing?: boolean;
  passages: number;
  /** Only if passages are found by meaning too. */
  vectors?: VectorStatus;
  /** Only if no embedding server is configured. */
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
