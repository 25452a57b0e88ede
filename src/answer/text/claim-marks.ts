import type { RunCite } from '@/stream/types';
import type { Mark } from '@/ui/markdown/rehype-marks';

const STOP = /^[。．.!！?？;；,，、]+/;

/** Marks for the claims of one text block. A claim without full support carries a note in words behind it. */
export function claimMarks(cites: readonly RunCite[], block: string, text = ''): Mark[] {
  const claims = cites
    .filter((cite) => cite.block === block && cite.range[1] > cite.range[0])
    .sort((a, b) => a.range[0] - b.range[0]);
  const marks: Mark[] = [];
  let from = 0;
  for (const { cid, range, support, sids } of claims) {
    const start = Math.max(range[0], from);
    // The full stop after the marker belongs to its sentence, so the note comes behind it.
    const end = range[1] + (STOP.exec(text.slice(range[1], range[1] + 4))?.[0].length ?? 0);
    if (end <= start) continue;
    from = end;
    marks.push({
      start,
      end,
      tag: 'span',
      properties: { dataClaim: cid, dataSupport: support },
      ...(support !== 'full' && { after: { properties: { dataNote: noteOf(support, sids) } } }),
    });
  }
  return marks;
}

/** "No source" behind a sentence that names one would read as a mistake of the page: it is the named source that does not say it. */
const noteOf = (support: RunCite['support'], sids: readonly string[]): string =>
  support === 'none' && sids.length > 0 ? 'unbacked' : support;
