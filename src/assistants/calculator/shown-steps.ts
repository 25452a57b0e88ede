import type { Calculation, StepResult } from '../../../setting/assistant/calculator/calculate';
import { parseFormula } from '../../../setting/assistant/calculator/parse-formula';
import { showGiven, showNumber } from '../../../setting/assistant/calculator/show-number';
import { writeFormula } from '../../../setting/assistant/calculator/write-formula';

/** A step's formula in symbols. */
export function inSymbols({ inputs, steps }: Calculation, { step }: StepResult): string {
  const symbols = new Map(
    [...inputs.map(({ input }) => input), ...steps.map((one) => one.step)].map((one) => [one.id, one.symbol]),
  );
  return writeFormula(parseFormula(step.formula), (name) => (symbols.get(name) ?? name).replace('_', ''));
}

/** The same with the values inserted, in the units that the formula takes. */
export function inValues({ values, steps }: Calculation, { step }: StepResult): string {
  const digits = new Map(steps.map((one) => [one.step.id, one.step.digits]));
  return writeFormula(parseFormula(step.formula), (name) => {
    const value = values.get(name);
    const shown = digits.get(name);
    if (value === undefined) return name;
    return shown === undefined ? showGiven(value) : showNumber(value, shown + 1);
  });
}
