import type { Locale } from '../../../generated/locales';
import { type Calculator, calculate, type Entry, firstEntry } from '../calculator/calculate';
import type { Library } from '../catalogue/library';
import type { Procedure } from '../procedure/state';
import type { Ask, Case, Outcome, Turn } from './outcome';
import { playProcedure } from './play-procedure';

export interface CaseTools {
  procedures: Library['procedures'];
  calculators: Library['calculators'];
  ask: Ask;
  /** The formula whose own case it is: its turns need not name it. */
  own?: Calculator | undefined;
}

/** Plays the turns of an assistant's case: questions, checks and formulas, one after another. */
export async function playCase({ turns, language }: Case, tools: CaseTools): Promise<Outcome> {
  const parts: Outcome[] = [];
  for (const [turn, said] of turns.entries()) {
    const part = await playTurn(turns, turn, said, language, tools);
    if (part) parts.push(part);
    if (part?.lost) break;
  }
  return {
    text: parts.map(({ text }) => text).join('\n'),
    result: parts.findLast(({ result }) => result !== undefined)?.result,
    cites: parts.flatMap(({ cites }) => cites),
    values: new Map(parts.flatMap(({ values }) => [...values])),
    lost: parts.at(-1)?.lost,
  };
}

async function playTurn(
  turns: readonly Turn[],
  turn: number,
  said: Turn,
  locale: Locale,
  tools: CaseTools,
): Promise<Outcome | undefined> {
  const none = { text: '', cites: [], values: new Map() };
  if (said.ask !== undefined) return { ...none, ...(await tools.ask(said.ask, locale)) };
  if (said.check !== undefined) {
    const procedure: Procedure | undefined = tools.procedures.get(said.check);
    if (!procedure) return { ...none, lost: { kind: 'missing', turn, id: said.check } };
    const played = playProcedure(procedure, answersAfter(turns, turn), locale);
    return played.lost ? { ...played, lost: { ...played.lost, turn: turn + 1 + played.lost.turn } } : played;
  }
  if (said.calculator === undefined) return tools.own && playCalculator(tools.own, turn, said);
  const calculator = tools.calculators.get(said.calculator);
  if (!calculator) return { ...none, lost: { kind: 'missing', turn, id: said.calculator } };
  return playCalculator(calculator, turn, said);
}

/** The turns from here on that answer a check, up to the next that does something else. */
function answersAfter(turns: readonly Turn[], turn: number): Turn[] {
  const rest = turns.slice(turn + 1);
  const end = rest.findIndex(({ at }) => at === undefined);
  return end < 0 ? rest : rest.slice(0, end);
}

function playCalculator(calculator: Calculator, turn: number, { inputs = [] }: Turn): Outcome {
  const entries: Record<string, Entry> = Object.fromEntries(
    inputs.flatMap(({ id, text, unit }) => {
      const input = calculator.inputs.find((one) => one.id === id);
      return input ? [[id, { text, unit: unit ?? firstEntry(input).unit }]] : [];
    }),
  );
  const { inputs: read, values } = calculate(calculator, entries);
  const wrong = inputs.find(({ id }) => !read.some((one) => one.input.id === id && 'value' in one));
  return {
    text: '',
    cites: [],
    values,
    ...(wrong && { lost: { kind: 'notInput', turn, id: wrong.id, text: wrong.text } }),
  };
}
