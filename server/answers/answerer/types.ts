import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import type { SearchHit } from '../../knowledge';
import type { Proposal } from '../calls/proposal';
import type { Room } from '../context/room';
import type { Talk } from '../context/talk';
import type { RunData } from '../runs/types';
import type { DescribeInput } from './describe-picture';
import type { Plan } from './plan';
import type { ProposeInput } from './propose-call';
import type { SummariseInput } from './summarise';

export type Support = 'full' | 'partial' | 'none';

/** Input of an answerer: the question and the passages it may use. Source n is `hits[n - 1]`, shown before any text. */
export interface AnswerInput {
  question: string;
  locale: Locale;
  hits: SearchHit[];
  /** The last of `hits` are answers of other systems, which stand above the text. */
  called?: boolean;
  /** The plan that `select` made for these passages; recomputed if absent. */
  plan?: Plan;
  /** Revision dates of the documents that the plan compares. */
  dates?: ReadonlyMap<string, string>;
  /** What was said before in the chat. Only a model reads it. */
  talk?: Talk | undefined;
  /** Aborted on stop, on the time limit and when the node closes. Return soon after; text already written is kept. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** The exact words of a source that support a claim; `span` counts in the canonical text of that document version. */
export interface Quote {
  source: number;
  span: [number, number];
  text: string;
}

/** Type of a text block, which determines its look. All are Markdown. */
export type BlockType = Exclude<RunData<'block_open'>['type'], 'outline' | 'suggestion' | 'notice'>;

export type Fit = RunData<'fit'>;

/**
 * Pieces in display order. Text is Markdown with `[n]` markers; `range` counts UTF-16 units in the block's text so far
 * and covers the claim with its markers. Text before any `block` is plain. `restart` clears all text and citations
 * because another answerer takes over; a warning says why.
 */
export type AnswerPiece =
  | { kind: 'fit'; fit: Fit }
  | { kind: 'block'; type: BlockType; options?: RunData<'block_open'>['options'] }
  | { kind: 'text'; append: string }
  | { kind: 'cite'; range: [number, number]; sources: number[]; support: Support; quotes?: Quote[] }
  | { kind: 'warning'; code: string; message: string }
  | { kind: 'restart'; answerer: Answerer['name'] }
  | { kind: 'suggestions'; items: { text: string; docId: string }[] }
  | { kind: 'context'; context: RunData<'context'> }
  | { kind: 'usage'; promptTokens: number; completionTokens: number };

/**
 * The passages shown beside an answer. Source n is `hits[n - 1]`; the first `quoted` of them are cited in the answer.
 */
export interface Selection {
  hits: SearchHit[];
  quoted?: number;
  plan?: Plan;
}

export interface Answerer {
  name: 'extractive' | 'model';
  /** Selects the passages to read; only they are shown. None means that nothing found answers the question. */
  select?(asked: Pick<AnswerInput, 'question' | 'locale' | 'hits'>): Selection;
  /** Proposes a call of another system, if the question needs one. Only a model can. */
  propose?(input: ProposeInput): Promise<Proposal>;
  /** What its model reads at once; without a model, nothing of the chat is read. */
  room?: Room;
  /** Says what a picture shows. Only a model that takes pictures can. */
  describe?(input: DescribeInput): Promise<string | null>;
  /** Writes a summary of older turns; null if it cannot. */
  summarise?(input: SummariseInput): Promise<string | null>;
  /**
   * Never throws for faults of a model server: they yield a warning and a restart. A throw ends the run with an error.
   */
  write(input: AnswerInput): AsyncIterable<AnswerPiece>;
}
