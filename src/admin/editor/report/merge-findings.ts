import type { EditorFinding } from '../types';

const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Merges the same cause found here and on the server into one line; errors first, then in order. */
export function mergeFindings(
  own: readonly EditorFinding[],
  others: readonly EditorFinding[],
): readonly EditorFinding[] {
  const seen = new Set<string>();
  const all = [...own, ...others].filter(({ kind, pointer, offset }) => {
    const key = `${kind} ${pointer} ${offset ?? ''}`;
    const first = !seen.has(key);
    seen.add(key);
    return first;
  });
  return all.sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
