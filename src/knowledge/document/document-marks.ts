import type { Mark } from '@/ui/markdown/rehype-marks';

type Span = readonly [number, number];

export interface Passage {
  /** Number of the source, shown on the mark. */
  n?: number;
  span: Span;
  /** Ranges of the exact words inside the passage, if known. */
  quotes?: readonly Span[];
}

/**
 * Marks for cited passages: strong for the exact words, light for the passage around them. The open passage has
 * priority where passages overlap. The result is sorted and free of overlaps.
 */
export function documentMarks(open: Passage | null, others: readonly Passage[] = []): Mark[] {
  const marks: Mark[] = [];
  const add = (span: Span, look: string) => {
    for (const [start, end] of free(span, marks)) {
      marks.push({ start, end, tag: 'mark', properties: { dataMark: look } });
    }
  };
  if (open) {
    const quotes = (open.quotes ?? []).map((quote) => within(quote, open.span)).filter((quote) => quote !== null);
    for (const quote of quotes) add(quote, 'words');
    add(open.span, quotes.length > 0 ? 'passage' : 'words');
  }
  for (const other of others) add(other.span, 'other');
  return marks.sort((a, b) => a.start - b.start);
}

/** Moves a passage from another version of the text to its present position. */
export function movePassage(passage: Passage, to: Span): Passage {
  const by = to[0] - passage.span[0];
  const same = passage.span[1] - passage.span[0] === to[1] - to[0];
  const quotes = same ? passage.quotes?.map(([start, end]) => [start + by, end + by] as const) : [];
  return { ...passage, span: to, quotes };
}

function within([start, end]: Span, [low, high]: Span): Span | null {
  const from = Math.max(start, low);
  const to = Math.min(end, high);
  return from < to ? [from, to] : null;
}

/** The parts of a span that are not marked yet. */
function free([start, end]: Span, marks: readonly Mark[]): Span[] {
  let spans: Span[] = start < end ? [[start, end]] : [];
  for (const mark of marks) {
    spans = spans.flatMap(([from, to]): Span[] => {
      if (mark.end <= from || mark.start >= to) return [[from, to]];
      const pieces: Span[] = [
        [from, Math.max(from, mark.start)],
        [Math.min(to, mark.end), to],
      ];
      return pieces.filter(([a, b]) => a < b);
    });
  }
  return spans;
}
