import type { Calculation, StepResult } from '../../../setting/assistant/calculator/calculate';
import { parseFormula } from '../../../setting/assistant/calculator/parse-formula';
import { showGiven } from '../../../setting/assistant/calculator/show-number';
import { writeFormula } from '../../../setting/assistant/calculator/write-formula';

/** A step's formula in symbols. */
export function inSymbols({ inputs, steps }: Calculation, { step }: StepResult): string {
  const symbols = new Map(
    [...inputs.map(({ input }) => input), ...steps.map((one) => one.step)].map((one) => [one.id, one.symbol]),
  );
  return writeFormula(parseFormula(step.formula), (name) => bracketed((symbols.get(name) ?? name).replace('_', '')));
}

/** A symbol such as C/P is one thing, also under a power. */
const bracketed = (symbol: string) => (/[-+*/·^ ]/.test(symbol) ? `(${symbol})` : symbol);

/** The same with the values inserted, in the units that the formula takes. */
export const inValues = ({ values }: Calculation, { step }: StepResult): string =>
  writeFormula(parseFormula(step.formula), (name) => showGiven(values.get(name) ?? Number.NaN));
