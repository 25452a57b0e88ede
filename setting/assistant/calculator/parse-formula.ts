import { COMPARISONS, type Comparison, type Formula, FUNCTIONS, type FunctionName, type Operator } from './formula';
import { FormulaError } from './formula-error';

const LONGEST = 2_000;
/** Deeper nesting could overflow the stack of whoever reads the result. */
const DEEPEST = 60;

interface Token {
  text: string;
  kind: 'number' | 'name' | 'sign' | 'end';
  at: number;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z]\w*)|(<=|>=|[-+*/^(),<>]))/y;

function tokens(text: string): Token[] {
  if (text.length > LONGEST) throw new FormulaError('tooLong', LONGEST, String(text.length));
  const found: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  let at = 0;
  while (at < end) {
    const match = TOKEN.exec(text);
    if (!match) throw new FormulaError('unexpected', at, text.slice(at).trimStart().slice(0, 1));
    const [whole, number, name, sign = ''] = match;
    const one = number ?? name ?? sign;
    found.push({
      text: one,
      kind: number ? 'number' : name ? 'name' : 'sign',
      at: at + whole.length - one.length,
    });
    at = TOKEN.lastIndex;
  }
  return [...found, { text: '', kind: 'end', at: end }];
}

/** Reads a formula by recursive descent; anything outside its closed grammar is a `FormulaError`. */
export function parseFormula(text: string): Formula {
  const list = tokens(text);
  let at = 0;
  let depth = 0;

  const now = () => list[at] as Token;
  const refuse = (): never => {
    throw new FormulaError('unexpected', now().at, now().text);
  };
  const take = (sign: string) => {
    if (now().kind !== 'sign' || now().text !== sign) return false;
    at += 1;
    return true;
  };
  const need = (sign: string) => take(sign) || refuse();

  function leftToRight(signs: readonly Operator[], next: () => Formula): Formula {
    let left = next();
    for (;;) {
      const operator = signs.find(take);
      if (!operator) return left;
      left = { kind: 'operator', operator, left, right: next() };
    }
  }
  function sum(): Formula {
    depth += 1;
    if (depth > DEEPEST) throw new FormulaError('tooDeep', now().at, String(DEEPEST));
    const formula = leftToRight(['+', '-'], product);
    depth -= 1;
    return formula;
  }
  const product = (): Formula => leftToRight(['*', '/'], signed);
  // -x^2 is -(x^2), and 2^-x is allowed.
  function signed(): Formula {
    if (!take('-')) return power();
    depth += 1;
    if (depth > DEEPEST) throw new FormulaError('tooDeep', now().at, String(DEEPEST));
    const of = signed();
    depth -= 1;
    return { kind: 'minus', of };
  }
  function power(): Formula {
    const left = primary();
    if (!take('^')) return left;
    depth += 1;
    if (depth > DEEPEST) throw new FormulaError('tooDeep', now().at, String(DEEPEST));
    const right = signed();
    depth -= 1;
    return { kind: 'operator', operator: '^', left, right };
  }
  function primary(): Formula {
    const { kind, text: word, at: place } = now();
    if (kind === 'number') return number(word, place);
    if (kind === 'name') return named(word, place);
    need('(');
    const inner = sum();
    need(')');
    return inner;
  }
  function number(word: string, place: number): Formula {
    at += 1;
    const value = Number(word);
    if (!Number.isFinite(value)) throw new FormulaError('number', place, word);
    return { kind: 'number', value, text: word };
  }
  function named(name: string, place: number): Formula {
    at += 1;
    if (!take('(')) {
      if (name === 'if' || Object.hasOwn(FUNCTIONS, name)) refuse();
      return { kind: 'name', name, at: place };
    }
    if (name === 'if') return choice();
    if (!Object.hasOwn(FUNCTIONS, name)) throw new FormulaError('unknownFunction', place, name);
    const given = [sum()];
    while (take(',')) given.push(sum());
    need(')');
    const [least, most] = FUNCTIONS[name as FunctionName];
    if (given.length < least || given.length > most) throw new FormulaError('arguments', place, name);
    return { kind: 'call', name: name as FunctionName, given };
  }
  function choice(): Formula {
    const left = sum();
    const comparison: Comparison = COMPARISONS.find(take) ?? refuse();
    const right = sum();
    need(',');
    const yes = sum();
    need(',');
    const no = sum();
    need(')');
    return { kind: 'if', left, comparison, right, yes, no };
  }

  const formula = sum();
  if (now().kind !== 'end') refuse();
  return formula;
}
