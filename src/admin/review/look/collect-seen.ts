import type { Cell, Verdict } from '../../matrix/cell';
import type { PreviewContext } from '../../preview/context';
import type { Finding } from '../../preview/finding';

/** One finding, with every view on which it occurs. */
export interface Seen extends Finding {
  views: readonly PreviewContext[];
  /** Also on the published page: the draft did not introduce it, so it does not block publishing. */
  before: boolean;
}

type Verdicts = ReadonlyMap<string, Verdict>;

/** The findings on the draft's views without duplicates; those also in `before` are warnings at most. */
export function collectSeen(cells: readonly Cell[], verdicts: Verdicts, before: Verdicts): Seen[] {
  const lines = new Map<string, Seen & { views: PreviewContext[] }>();
  for (const { key, context } of cells) {
    const known = new Set(before.get(key)?.findings.map(nameOf));
    for (const finding of verdicts.get(key)?.findings ?? []) {
      const name = nameOf(finding);
      const line = lines.get(name);
      if (!line) lines.set(name, { ...finding, views: [context], before: known.has(name) });
      else {
        line.views.push(context);
        line.count += finding.count;
        // New on one view counts as new.
        line.before &&= known.has(name);
      }
    }
  }
  return [...lines.values()].map(soften).sort((a, b) => RANK[a.severity] - RANK[b.severity]);
}

const RANK = { error: 0, warning: 1, info: 2 } as const;

function soften(seen: Seen): Seen {
  return seen.before && seen.severity === 'error' ? { ...seen, severity: 'warning' } : seen;
}

/** The widths in its text differ between views, but it is the same finding. */
function nameOf({ kind, pointer, block, detail }: Finding): string {
  return JSON.stringify([kind, pointer, block ?? '', kind === 'overflow' ? '' : detail]);
}
