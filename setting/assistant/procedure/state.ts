import type { components } from '../../../generated/api';
import { isObject } from '../../json-value';

type Schemas = components['schemas'];
export type Procedure = Schemas['Procedure'];
export type Tree = Schemas['ProcedureTree'];
export type Matrix = Schemas['ProcedureMatrix'];
export type Checklist = Schemas['ProcedureChecklist'];
export type Node = Schemas['ProcedureNode'];
export type Safety = Schemas['ProcedureSafety'];

/** An option's id, a number in the unit of its fact, `done`, `yes`, `no`, what was written down; null is "not known". */
export type Value = string | number | null;

export interface Answer {
  /** Id of the node, observation or item. */
  at: string;
  value: Value;
}

/** All that a run of a procedure is, as plain JSON: it can be kept, sent and continued elsewhere. */
export interface ProcedureState {
  v: 1;
  acknowledged: string[];
  answers: Answer[];
  /** Answers that were taken back, the latest last, so that two ways can be compared. */
  branches: Answer[][];
  /** Numbers of the actions of the result that were ticked. */
  ticked: number[];
  /** A matrix goes on asking after it could name a cause. */
  further?: boolean;
}

export type Move =
  | { kind: 'acknowledge'; ids: string[] }
  | { kind: 'answer'; at: string; value: Value }
  /** Takes back the answer to this node, observation or item, and those after it. */
  | { kind: 'back'; to: string }
  | { kind: 'tick'; action: number }
  | { kind: 'further' }
  | { kind: 'restart' };

export const START: ProcedureState = { v: 1, acknowledged: [], answers: [], branches: [], ticked: [] };

const MOST_BRANCHES = 10;
const MOST_ANSWERS = 200;
const LONGEST_VALUE = 500;

/** The state after a move. Moves that make no sense change nothing. */
export function move(state: ProcedureState, made: Move): ProcedureState {
  switch (made.kind) {
    case 'acknowledge':
      return { ...state, acknowledged: [...new Set([...state.acknowledged, ...made.ids])] };
    case 'answer':
      return state.answers.some(({ at }) => at === made.at)
        ? state
        : { ...state, answers: [...state.answers, { at: made.at, value: made.value }] };
    case 'back':
      return back(state, made.to);
    case 'tick': {
      const others = state.ticked.filter((action) => action !== made.action);
      return { ...state, ticked: others.length < state.ticked.length ? others : [...others, made.action] };
    }
    case 'further':
      return { ...state, further: true };
    case 'restart':
      return { ...START, branches: branchesWith(state) };
  }
}

function back(state: ProcedureState, at: string): ProcedureState {
  const to = state.answers.findIndex((answer) => answer.at === at);
  if (to < 0) return state;
  const { further, ...rest } = state;
  return { ...rest, answers: state.answers.slice(0, to), branches: branchesWith(state), ticked: [] };
}

const branchesWith = ({ branches, answers }: ProcedureState) =>
  answers.length === 0 ? branches : [...branches, answers].slice(-MOST_BRANCHES);

/** Reads a state that was kept somewhere; undefined if it is none. */
export function readState(kept: unknown): ProcedureState | undefined {
  if (!isObject(kept) || kept.v !== 1) return undefined;
  const { acknowledged, answers, branches, ticked, further } = kept;
  if (!Array.isArray(acknowledged) || !acknowledged.every((id) => typeof id === 'string')) return undefined;
  if (!isAnswers(answers) || !Array.isArray(branches) || !branches.every(isAnswers)) return undefined;
  if (!Array.isArray(ticked) || !ticked.every(Number.isInteger)) return undefined;
  return {
    v: 1,
    acknowledged: acknowledged as string[],
    answers,
    branches: (branches as unknown as Answer[][]).slice(-MOST_BRANCHES),
    ticked: ticked as number[],
    ...(further === true && { further }),
  };
}

const isAnswers = (value: unknown): value is Answer[] =>
  Array.isArray(value) && value.length <= MOST_ANSWERS && value.every(isAnswer);

function isAnswer(one: unknown): boolean {
  if (!isObject(one) || typeof one.at !== 'string') return false;
  const { value } = one;
  return value === null || Number.isFinite(value) || (typeof value === 'string' && value.length <= LONGEST_VALUE);
}
