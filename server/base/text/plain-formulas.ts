/** `$$…$$`, or `$…$` in one line with no space inside its ends and no digit after it, which would be a price. */
const FORMULA = /\$\$([^$]{1,2000}?)\$\$|\$(?![\s$])([^$\n]{1,500}?)(?<![\s\\])\$(?!\d)/g;

const NAMES: Record<string, string> = {
  ...{ times: '×', cdot: '·', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', neq: '≠', approx: '≈', infty: '∞' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', Delta: 'Δ', epsilon: 'ε', eta: 'η', theta: 'θ', lambda: 'λ' },
  ...{ mu: 'μ', nu: 'ν', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', omega: 'ω', Omega: 'Ω', sum: '∑' },
  ...{ circ: '°', percent: '%', quad: ' ', qquad: ' ', to: '→', rightarrow: '→', sqrt: '√', degree: '°' },
};
const RAISED: Record<string, string> = { 0: '⁰', 1: '¹', 2: '²', 3: '³', '-1': '⁻¹', '-2': '⁻²', '\\circ': '°' };

/** Formulas as text in one line, for a snippet that draws none: `$\frac{P}{2\pi n}$` becomes P/(2π n). */
export const plainFormulas = (text: string): string =>
  text.replace(FORMULA, (_, block?: string, line?: string) => plainFormula(block ?? line ?? ''));

function plainFormula(formula: string): string {
  return formula
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, above, below) => `${grouped(above)}/${grouped(below)}`)
    .replace(/\^(?:\{([^{}]*)\}|(\\circ|\d))/g, (_, long?: string, short?: string) =>
      raised((long ?? short ?? '').trim()),
    )
    .replace(/_\{([^{}]*)\}/g, '_$1')
    .replace(/\\(?:mathrm|mathbf|mathit|text|operatorname|left|right)\b\s*/g, '')
    .replace(/\\([A-Za-z]+) ?/g, (whole, name: string) => NAMES[name] ?? whole)
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\([%$_#&{}])/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const raised = (text: string) => RAISED[text] ?? `^${text}`;
const grouped = (part: string) => (/^[\w.]*$|^\\[A-Za-z]+$/.test(part.trim()) ? part.trim() : `(${part.trim()})`);
