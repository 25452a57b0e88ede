import type { Finding } from '../preview/finding';

export interface KindCount {
  kind: Finding['kind'];
  count: number;
  /** The worst severity among them. */
  severity: Finding['severity'];
  details: string;
}

/** Counts findings by kind, the worst first: a card has room for a few words. */
export function countKinds(findings: readonly Finding[]): KindCount[] {
  const kinds = new Map<Finding['kind'], KindCount>();
  for (const { kind, count, severity, block, detail } of findings) {
    const known = kinds.get(kind) ?? { kind, count: 0, severity: 'info', details: '' };
    known.count += count;
    if (RANK[severity] > RANK[known.severity]) known.severity = severity;
    known.details += `${known.details && '\n'}${[block, detail].filter(Boolean).join(': ')}`;
    kinds.set(kind, known);
  }
  return [...kinds.values()].sort((a, b) => RANK[b.severity] - RANK[a.severity]);
}

const RANK = { info: 0, warning: 1, error: 2 } as const;
