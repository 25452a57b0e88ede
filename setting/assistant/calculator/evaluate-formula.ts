import type { Comparison, Formula, FunctionName, Operator } from './formula';
import { FormulaError } from './formula-error';

const calculate: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};
const compare: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};
const { sqrt, exp, log10, abs, sin, cos, tan, asin, acos, atan, floor, ceil, min, max } = Math;
const functions: Record<FunctionName, (...given: number[]) => number> = {
  ...{ sqrt, exp, ln: Math.log, log10, abs, sin, cos, tan, asin, acos, atan, floor, ceil, min, max },
};

/** The value of a formula; not finite where it has none, such as after a division by zero. */
export function evaluateFormula(formula: Formula, values: ReadonlyMap<string, number>): number {
  const value = (part: Formula): number => {
    switch (part.kind) {
      case 'number':
        return part.value;
      case 'name':
        return named(part.name, part.at);
      case 'minus':
        return -value(part.of);
      case 'operator':
        return calculate[part.operator](value(part.left), value(part.right));
      case 'call':
        return functions[part.name](...part.given.map(value));
      case 'if':
        return value(compare[part.comparison](value(part.left), value(part.right)) ? part.yes : part.no);
    }
  };
  const named = (name: string, at: number) => {
    const known = name === 'pi' ? Math.PI : values.get(name);
    if (known === undefined) throw new FormulaError('unknownName', at, name);
    return known;
  };
  return value(formula);
}
