import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';

export type Case = components['schemas']['DefinitionCase'];
export type Turn = Case['turns'][number];

/** What a person got in the turns of a case. */
export interface Outcome {
  /** Everything said, in the language of the case. */
  text: string;
  /** The node or cause a check ended with; undefined if it did not end. */
  result?: string | undefined;
  cites: { names: readonly string[]; quote: string }[];
  /** Numbers of formulas, in the units of their steps. */
  values: ReadonlyMap<string, number>;
  /** A turn that does not fit what was asked. */
  lost?: Lost | undefined;
}

export type Lost =
  | { kind: 'notAsked'; turn: number; at: string; asked: string }
  | { kind: 'notAnswer'; turn: number; at: string; value: string }
  | { kind: 'notInput'; turn: number; id: string; text: string }
  | { kind: 'missing'; turn: number; id: string };

export interface Answered {
  text: string;
  cites: Outcome['cites'];
}

/** Answers a question without a model. */
export type Ask = (question: string, locale: Locale) => Promise<Answered>;
