import { useMemo, useRef } from 'react';
import type { MarkdownBlock } from './split-blocks';

/** Wider than any block, so that headings inside blocks get different ids. */
const SPACE = 1_000_000;

/**
 * Starts that stay with the texts of blocks, for a text that is edited anywhere: a block that only moves keeps its start,
 * and with it its elements. The starts are no offsets of the text.
 */
export function useSteadyStarts(blocks: readonly MarkdownBlock[], edited: boolean): readonly MarkdownBlock[] {
  const known = useRef({ starts: new Map<string, number>(), last: 0 });
  return useMemo(() => {
    if (!edited) return blocks;
    const starts = new Map<string, number>();
    const times = new Map<string, number>();
    const steady = blocks.map(({ text }) => {
      const nth = times.get(text) ?? 0;
      times.set(text, nth + 1);
      const name = `${nth} ${text}`;
      let start = known.current.starts.get(name);
      if (start === undefined) {
        known.current.last += SPACE;
        start = known.current.last;
      }
      starts.set(name, start);
      return { start, text };
    });
    known.current.starts = starts;
    return steady;
  }, [blocks, edited]);
}
