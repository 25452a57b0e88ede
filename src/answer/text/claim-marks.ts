import type { RunCite } from '@/stream/types';
import type { Mark } from '@/ui/markdown/rehype-marks';

const STOP = /^[。．.!！?？;；,，、]+/;

/** Marks for the claims of one text block. A claim without full support is followed by a note. */
export function claimMarks(cites: readonly RunCite[], block: string, text = ''): Mark[] {
  const claims = cites
    .filter((cite) => cite.block === block && cite.range[1] > cite.range[0])
    .sort((a, b) => a.range[0] - b.range[0]);
  const marks: Mark[] = [];
  let from = 0;
  for (const { cid, range, support, sids } of claims) {
    const start = Math.max(range[0], from);
    // A full stop after the marker belongs to the sentence, so the note follows it.
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

/**
 * If a sentence cites a source, "no source" would look like an error; the note says that the cited source does not
 * support it.
 */
const noteOf = (support: RunCite['support'], sids: readonly string[]): string =>
  support === 'none' && sids.length > 0 ? 'unbacked' : support;
