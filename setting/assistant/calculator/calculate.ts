import type { components } from '../../../generated/api';
import { type Condition, holds } from '../condition';
import { evaluateFormula } from './evaluate-formula';
import { namesIn } from './formula';
import { parseFormula } from './parse-formula';
import { type ReadNumber, readNumber } from './read-number';
import { convert, quantitiesOf } from './units';

export type Calculator = components['schemas']['Calculator'];
export type Input = components['schemas']['CalculatorInput'];
export type Step = components['schemas']['CalculatorStep'];

/** What somebody typed, and in which unit. */
export interface Entry {
  text: string;
  unit: string;
}
export type Entries = Readonly<Record<string, Entry>>;

export type EntryProblem =
  | Exclude<ReadNumber, { value: number }>
  /** Limits in the unit of the entry. */
  | { problem: 'outside'; value: number; min: number; max: number }
  | { problem: 'notOffered' };

export type InputResult = { input: Input; entry: Entry } & ({ value: number } | EntryProblem);

export interface StepResult {
  step: Step;
  /** Absent while an input is missing, and where the formula has no value. */
  value?: number;
  /** The formula has no value for these inputs, such as after a division by zero. */
  undefinedHere?: boolean;
}

export interface Calculation {
  inputs: InputResult[];
  steps: StepResult[];
  /** What does not hold for these values; results are shown all the same, marked. */
  outside: Calculator['valid'];
  values: ReadonlyMap<string, number>;
}

export const unitsFor = (input: Pick<Input, 'unit' | 'units'>): string[] => input.units ?? [input.unit];

/** The entry an input begins with. */
export function firstEntry(input: Input): Entry {
  const unit = unitsFor(input)[0] as string;
  if (input.default === undefined) return { text: input.options ? String(input.options[0]?.value) : '', unit };
  const value = convert(input.default, input.quantity, input.unit, unit);
  return { text: input.options ? String(value) : String(Number(value.toPrecision(12))), unit };
}

/** Calculates every step as far as the entries allow. */
export function calculate(document: Calculator, entries: Entries): Calculation {
  const inputs = document.inputs.map((input) => readEntry(input, entries[input.id] ?? firstEntry(input)));
  const values = new Map<string, number>();
  for (const read of inputs) if (!('problem' in read)) values.set(read.input.id, read.value);
  const steps = document.steps.map((step): StepResult => {
    const formula = parseFormula(step.formula);
    if (namesIn(formula).some(({ name }) => !values.has(name))) return { step };
    const value = evaluateFormula(formula, values);
    if (!Number.isFinite(value)) return { step, undefinedHere: true };
    values.set(step.id, value);
    return { step, value };
  });
  const outside = document.valid.filter(({ when }) => holds(when as Condition, values) === false);
  return { inputs, steps, outside, values };
}

function readEntry(input: Input, entry: Entry): InputResult {
  const known = unitsFor(input).includes(entry.unit) ? entry : { ...entry, unit: unitsFor(input)[0] as string };
  const base = { input, entry: known };
  const read = readNumber(entry.text);
  if ('problem' in read) return { ...base, ...read };
  const value = convert(read.value, input.quantity, known.unit, input.unit);
  if (input.options && !input.options.some((option) => option.value === value))
    return { ...base, problem: 'notOffered' };
  if (isOutside(value, input)) {
    const [min, max] = [input.min, input.max].map((limit) => convert(limit, input.quantity, input.unit, known.unit));
    return { ...base, problem: 'outside', value: read.value, min: min as number, max: max as number };
  }
  return { ...base, value };
}

/** A limit that was converted to another unit and back is still within it. */
function isOutside(value: number, { min, max }: Input): boolean {
  const slack = 1e-9 * Math.max(Math.abs(min), Math.abs(max));
  return value < min - slack || value > max + slack;
}

/** A step's result in another of its units. */
export function inUnit(value: number, from: string, to: string): number {
  const [quantity] = quantitiesOf([from, to]);
  return quantity ? convert(value, quantity, from, to) : value;
}
