import { type Candidate, candidates, isSure, nextObservation, type Observation } from './matrix';
import type { Procedure, ProcedureState, Safety, Tree } from './state';
import { type Answer, type Checklist, type Matrix, type Move, move, type Node } from './state';
import { isEnd, walkTree } from './tree';

type Item = Checklist['items'][number];

/** What is asked next. */
export type Asked =
  | { kind: 'node'; id: string; node: Node }
  | { kind: 'observation'; id: string; observation: Observation }
  | { kind: 'item'; id: string; item: Item };

/** How a run ends. `sure` is false where the answers leave more than one cause. */
export type End =
  | { kind: 'node'; id: string; node: Node }
  | { kind: 'candidates'; sure: boolean; more: boolean }
  | { kind: 'checked' };

export interface Standing {
  /** Rules to acknowledge now, before anything else is asked. */
  safety: Safety[];
  /** The answers that count, in order. */
  passed: Answer[];
  /** Absent at the end, and while rules wait. */
  asked?: Asked;
  end?: End;
  /** Of a matrix: the faults, the likeliest first. */
  candidates: Candidate[];
}

/** Where a run of a procedure stands. Pure, so browser and server agree, and a reload goes on. */
export function standing(procedure: Procedure, state: ProcedureState): Standing {
  const waits = (ids: readonly string[] | undefined) =>
    procedure.safety.filter(({ id }) => (ids ?? []).includes(id) && !state.acknowledged.includes(id));
  const first = waits(firstRules(procedure));
  const place = placeIn(procedure, state);
  if (first.length > 0) return { safety: first, passed: [], candidates: [] };
  const safety = place.asked?.kind === 'node' ? waits(place.asked.node.safety) : [];
  if (safety.length === 0) return { safety, ...place };
  return { safety, passed: place.passed, candidates: place.candidates };
}

/** The state after a move. Kept answers that no longer fit the procedure are dropped first. */
export const step = (procedure: Procedure, state: ProcedureState, made: Move): ProcedureState =>
  move({ ...state, answers: placeIn(procedure, state).passed }, made);

/** Rules that no node names are acknowledged before anything is asked. */
export function firstRules(procedure: Procedure): string[] {
  const later = new Set(
    procedure.kind === 'tree' ? Object.values(procedure.nodes).flatMap((node) => node.safety ?? []) : [],
  );
  return procedure.safety.map(({ id }) => id).filter((id) => !later.has(id));
}

function placeIn(procedure: Procedure, state: ProcedureState): Omit<Standing, 'safety'> {
  switch (procedure.kind) {
    case 'tree':
      return placeInTree(procedure, state.answers);
    case 'matrix':
      return placeInMatrix(procedure, state);
    case 'checklist':
      return placeInChecklist(procedure, state.answers);
  }
}

function placeInTree(tree: Tree, answers: readonly Answer[]): Omit<Standing, 'safety'> {
  const walk = walkTree(tree, answers);
  const at = { kind: 'node' as const, ...walk.at };
  return {
    passed: walk.passed.map(({ answer }) => answer),
    candidates: [],
    ...(isEnd(at.node) ? { end: at } : { asked: at }),
  };
}

function placeInMatrix(matrix: Matrix, { answers, further }: ProcedureState): Omit<Standing, 'safety'> {
  const known = new Set(matrix.observations.map(({ id }) => id));
  const passed = answers.filter(
    ({ at, value }) => known.has(at) && (value === null || value === 'yes' || value === 'no'),
  );
  const found = { passed, candidates: candidates(matrix, passed) };
  const observation = nextObservation(matrix, passed);
  const sure = isSure(matrix, passed);
  if (observation && (!sure || further))
    return { ...found, asked: { kind: 'observation', id: observation.id, observation } };
  return { ...found, end: { kind: 'candidates', sure, more: observation !== undefined } };
}

function placeInChecklist({ items }: Checklist, answers: readonly Answer[]): Omit<Standing, 'safety'> {
  const passed = answers.filter(({ at }) => items.some(({ id }) => id === at));
  const item = items.find(({ id }) => !passed.some(({ at }) => at === id));
  return {
    passed,
    candidates: [],
    ...(item ? { asked: { kind: 'item', id: item.id, item } } : { end: { kind: 'checked' } }),
  };
}
