import type { Formula, Operator } from './formula';

const rank: Record<Operator, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const shown: Record<Operator, string> = { '+': ' + ', '-': ' − ', '*': ' · ', '/': ' / ', '^': '^' };

const rankOf = (formula: Formula) =>
  formula.kind === 'operator' ? rank[formula.operator] : formula.kind === 'minus' ? 3 : 5;

/** A formula as text; `show` gives what stands for a name: its symbol, or its value. */
export function writeFormula(formula: Formula, show: (name: string) => string): string {
  const write = (part: Formula): string => {
    switch (part.kind) {
      case 'number':
        return part.text;
      case 'name':
        return part.name === 'pi' ? 'π' : show(part.name);
      case 'minus':
        return `−${within(part.of, 3)}`;
      case 'operator':
        return operation(part);
      case 'call':
        return `${part.name}(${part.given.map(write).join(', ')})`;
      case 'if':
        return `if(${write(part.left)} ${part.comparison} ${write(part.right)}, ${write(part.yes)}, ${write(part.no)})`;
    }
  };
  const within = (part: Formula, least: number) => (rankOf(part) < least ? `(${write(part)})` : write(part));
  const operation = ({ operator, left, right }: Extract<Formula, { kind: 'operator' }>) => {
    const own = rank[operator];
    const first = within(left, operator === '^' ? own + 1 : own);
    // An inserted value may be negative or a power of ten, which a power would not cover as a whole.
    const base = operator === '^' && /^[-−]|×/.test(first) ? `(${first})` : first;
    const second =
      operator === '^' && right.kind === 'minus'
        ? `(${write(right)})`
        : within(right, own + (operator === '^' ? 0 : 1));
    return `${base}${shown[operator]}${second}`;
  };
  return write(formula);
}
