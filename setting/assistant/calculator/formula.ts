export const COMPARISONS = ['<=', '>=', '<', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type Operator = '+' | '-' | '*' | '/' | '^';

/** A formula that was read. Nothing in it can run but what `evaluateFormula` knows. */
export type Formula =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'minus'; of: Formula }
  | { kind: 'operator'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'call'; name: FunctionName; given: Formula[] }
  | { kind: 'if'; left: Formula; comparison: Comparison; right: Formula; yes: Formula; no: Formula };

const LEAST_TWO = [2, 20] as const;
const ONE = [1, 1] as const;

/** The closed list of functions: how many arguments each takes. Angles are in radians. */
export const FUNCTIONS = {
  sqrt: ONE,
  exp: ONE,
  ln: ONE,
  log10: ONE,
  abs: ONE,
  sin: ONE,
  cos: ONE,
  tan: ONE,
  asin: ONE,
  acos: ONE,
  atan: ONE,
  floor: ONE,
  ceil: ONE,
  min: LEAST_TWO,
  max: LEAST_TWO,
} as const;
export type FunctionName = keyof typeof FUNCTIONS;

/** Names with a meaning of their own, which no input may take. */
export const RESERVED: readonly string[] = ['pi', 'if', ...Object.keys(FUNCTIONS)];

/** Every name a formula uses, in order of appearance. */
export function namesIn(formula: Formula): { name: string; at: number }[] {
  switch (formula.kind) {
    case 'number':
      return [];
    case 'name':
      return formula.name === 'pi' ? [] : [formula];
    case 'minus':
      return namesIn(formula.of);
    case 'operator':
      return [...namesIn(formula.left), ...namesIn(formula.right)];
    case 'call':
      return formula.given.flatMap(namesIn);
    case 'if':
      return [formula.left, formula.right, formula.yes, formula.no].flatMap(namesIn);
  }
}
