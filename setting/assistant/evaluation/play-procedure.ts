import type { Locale } from '../../../generated/locales';
import { isObject } from '../../json-value';
import { type Procedure, type ProcedureState, START, type Value } from '../procedure/state';
import { type Standing, standing, step } from '../procedure/step';
import { fits } from '../procedure/tree';
import type { Lost, Outcome, Turn } from './outcome';

/** Plays answers through a guided check, acknowledging every safety rule on the way, as the page does. */
export function playProcedure(procedure: Procedure, turns: readonly Turn[], locale: Locale): Outcome {
  let state = acknowledgeAll(procedure, START);
  for (const [turn, { at, value }] of turns.entries()) {
    if (at === undefined) continue;
    const lost = misfit(procedure, standing(procedure, state), { turn, at, value });
    if (lost) return { ...outcomeOf(procedure, state, locale), lost };
    state = acknowledgeAll(
      procedure,
      step(procedure, state, { kind: 'answer', at, value: noted(procedure, at, value) }),
    );
  }
  return outcomeOf(procedure, state, locale);
}

function acknowledgeAll(procedure: Procedure, state: ProcedureState): ProcedureState {
  const { safety } = standing(procedure, state);
  if (safety.length === 0) return state;
  const ids = safety.map(({ id }) => id);
  return acknowledgeAll(procedure, step(procedure, state, { kind: 'acknowledge', ids }));
}

/** A matrix takes observations in any order; trees and checklists are answered as they ask. */
function misfit(
  procedure: Procedure,
  { asked }: Standing,
  { turn, at, value }: { turn: number; at: string; value: string | undefined },
): Lost | undefined {
  if (procedure.kind === 'matrix') {
    if (!procedure.observations.some(({ id }) => id === at))
      return { kind: 'notAsked', turn, at, asked: asked?.id ?? '–' };
    return value === undefined || value === 'yes' || value === 'no'
      ? undefined
      : { kind: 'notAnswer', turn, at, value };
  }
  if (asked?.id !== at) return { kind: 'notAsked', turn, at, asked: asked?.id ?? '–' };
  if (procedure.kind === 'tree' && asked.kind === 'node' && !fits(procedure, asked.node, noted(procedure, at, value)))
    return { kind: 'notAnswer', turn, at, value: value ?? '' };
  return undefined;
}

/** As the page would note it: numbers for measured facts, `done` where something is done. */
function noted(procedure: Procedure, at: string, value: string | undefined): Value {
  if (procedure.kind === 'checklist') return value ?? 'done';
  if (procedure.kind === 'matrix') return value ?? null;
  const node = procedure.nodes[at];
  if (node?.kind === 'do') return value ?? 'done';
  if (value === undefined) return null;
  const fact = node?.fact ? procedure.facts[node.fact] : undefined;
  return fact?.type === 'number' && Number.isFinite(Number(value)) ? Number(value) : value;
}

function outcomeOf(procedure: Procedure, state: ProcedureState, locale: Locale): Outcome {
  const { end, candidates, asked } = standing(procedure, state);
  const said = end?.kind === 'candidates' ? candidates[0]?.fault : (end ?? asked);
  const result =
    end?.kind === 'candidates' ? candidates[0]?.fault.id : end?.kind === 'node' ? end.id : end && 'checked';
  return { text: textsIn(said, locale).join('\n'), result, cites: quotesIn(said, locale), values: new Map() };
}

/** Every text of a part of the document, without its quotations. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, locale));
  if (!isObject(value)) return [];
  if (typeof value[locale] === 'string') return [value[locale]];
  return Object.entries(value).flatMap(([key, part]) => (key === 'evidence' ? [] : textsIn(part, locale)));
}

function quotesIn(value: unknown, locale: Locale): Outcome['cites'] {
  if (Array.isArray(value)) return value.flatMap((part) => quotesIn(part, locale));
  if (!isObject(value)) return [];
  const { doc, quote, docId } = value;
  if (typeof doc === 'string' && isObject(quote)) {
    const id = isObject(docId) ? docId[locale] : undefined;
    return [{ names: [doc, ...(typeof id === 'string' ? [id] : [])], quote: String(quote[locale] ?? '') }];
  }
  return Object.values(value).flatMap((part) => quotesIn(part, locale));
}
