/** One row: the measured value with its budget and peer. */
export interface Figure {
  figure: string;
  value: number;
  unit?: string;
  /** The budget. A figure without one is for information only and cannot fail. */
  min?: number;
  max?: number;
  /** A peer or limit measured in the same run, or a known value; the ratio is value / peer. */
  peer?: number;
  /** Name of the peer, such as 'bare Fastify' or 'plain BM25'. */
  peerName?: string;
}

export const isMet = ({ value, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Figure): boolean =>
  value >= min && value <= max;

const COLUMNS = ['figure', 'value', 'budget', 'peer or limit', 'ratio', 'verdict'];

/** Prints the table and sets exit code 1 if a budget is missed. Returns whether all were met. */
export function report(title: string, figures: Figure[]): boolean {
  console.log(`\n${title}\n${table(figures)}`);
  const met = figures.every(isMet);
  if (!met) process.exitCode = 1;
  return met;
}

export function table(figures: Figure[]): string {
  const rows = [COLUMNS, ...figures.map(cells)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const lines = rows.map((row) => `| ${row.map((cell, at) => pad(cell, widths[at] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((size) => '-'.repeat(size + 2)).join('|')}|`);
  return lines.join('\n');
}

function cells(row: Figure): string[] {
  const { figure, value, unit = '', min, max, peer, peerName = '' } = row;
  const budget = [min === undefined ? '' : `≥ ${show(min, unit)}`, max === undefined ? '' : `≤ ${show(max, unit)}`];
  const ratio = peer ? `${(value / peer).toFixed(2)} ×` : '–';
  const hasBudget = min !== undefined || max !== undefined;
  const verdict = hasBudget ? (isMet(row) ? 'met' : 'MISSED') : 'stated';
  const beside = peer === undefined ? peerName || '–' : `${show(peer, unit)} ${peerName}`.trim();
  return [figure, show(value, unit), budget.filter(Boolean).join(', ') || '–', beside, ratio, verdict];
}

function show(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 3 : 1;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })}${unit ? ` ${unit}` : ''}`;
}

// Terminals display Chinese characters two columns wide.
const width = (text: string) => [...text].reduce((sum, char) => sum + (/[\u2e80-\uffe6]/.test(char) ? 2 : 1), 0);
const pad = (text: string, size: number) => text + ' '.repeat(Math.max(0, size - width(text)));

/** The value below which `share` of the sample lies. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
