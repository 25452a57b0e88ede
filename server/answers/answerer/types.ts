import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import type { SearchHit } from '../../knowledge';
import type { RunData } from '../runs/types';
import type { Plan } from './plan';

export type Support = 'full' | 'partial' | 'none';

/** What an answerer is given: the question and the passages it may use. Source n is `hits[n - 1]`, shown before any text. */
export interface AnswerInput {
  question: string;
  locale: Locale;
  hits: SearchHit[];
  /** What `select` planned for these very passages; made anew where it is missing. */
  plan?: Plan;
  /** When the documents were revised that the plan shows beside each other. */
  dates?: ReadonlyMap<string, string>;
  /** Aborted on stop, on the time limit and when the node closes. End soon after; what was written stays. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** The exact words inside a source that carry a claim; span counts in the canonical text of that document version. */
export interface Quote {
  source: number;
  span: [number, number];
  text: string;
}

/** A kind of text with a look of its own; all of them are Markdown. */
export type BlockType = Exclude<RunData<'block_open'>['type'], 'outline' | 'suggestion' | 'notice'>;

export type Fit = RunData<'fit'>;

/**
 * Pieces in the order they are shown. Text is Markdown with `[n]` markers; `range` counts UTF-16 units in the text written so far in
 * its block and covers the claim with its markers. Text before any `block` is plain. `restart` empties all text and its citations: another
 * answerer takes over, a warning says why.
 */
export type AnswerPiece =
  | { kind: 'fit'; fit: Fit }
  | { kind: 'block'; type: BlockType; options?: RunData<'block_open'>['options'] }
  | { kind: 'text'; append: string }
  | { kind: 'cite'; range: [number, number]; sources: number[]; support: Support; quotes?: Quote[] }
  | { kind: 'warning'; code: string; message: string }
  | { kind: 'restart'; answerer: Answerer['name'] }
  | { kind: 'suggestions'; items: { text: string; docId: string }[] }
  | { kind: 'usage'; promptTokens: number; completionTokens: number };

/** Which passages are shown beside an answer. Source n is `hits[n - 1]`; the first `quoted` of them stand in the answer. */
export interface Selection {
  hits: SearchHit[];
  quoted?: number;
  plan?: Plan;
}

export interface Answerer {
  name: 'extractive' | 'model';
  /** Which of the found passages it will read: only they are shown. None: nothing that was found answers the question. */
  select?(asked: Pick<AnswerInput, 'question' | 'locale' | 'hits'>): Selection;
  /** Never throws for what a model server does wrong: that is a warning and a restart. A throw ends the run with an error. */
  write(input: AnswerInput): AsyncIterable<AnswerPiece>;
}
