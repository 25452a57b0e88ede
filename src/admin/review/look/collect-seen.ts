import type { Cell, Verdict } from '../../matrix/cell';
import type { PreviewContext } from '../../preview/context';
import type { Finding } from '../../preview/finding';

/** One thing that was found by looking, and every view on which it was seen. */
export interface Seen extends Finding {
  views: readonly PreviewContext[];
  /** It is on the published page, too: this draft did not bring it, so it does not keep it back. */
  before: boolean;
}

type Verdicts = ReadonlyMap<string, Verdict>;

/** What was found on the draft's views, the same thing once; what `before` shows as well is a warning at most. */
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
        // New on one view is new.
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

/** Widths in words differ from view to view; the thing is the same. */
function nameOf({ kind, pointer, block, detail }: Finding): string {
  return JSON.stringify([kind, pointer, block ?? '', kind === 'overflow' ? '' : detail]);
}
