import { quoteHash } from '../../knowledge';
import type { AnswerPiece } from '../answerer/types';
import { createOutlineReader } from './outline-reader';
import type { RunData, RunSink } from './types';

type Cite = Extract<AnswerPiece, { kind: 'cite' }>;

type Items = RunData<'outline'>['items'];

/** Turns an answerer's pieces into the events of one text block. `above` are the headings of the earlier blocks. */
export function createTextBlock(
  sink: RunSink,
  head: RunData<'block_open'>,
  sources: readonly RunData<'source_add'>[],
  above: Items = [],
) {
  const { id } = head;
  let outline = createOutlineReader(id);
  let opened = false;
  let held = '';
  let cites = 0;

  const headings = () => [...above, ...outline.items()];
  const showOutline = () => sink.emit({ event: 'outline', data: { items: headings() } });
  const sidOf = (n: number) => sources[n - 1]?.sid;

  function open() {
    if (!opened) sink.emit({ event: 'block_open', data: head });
    opened = true;
  }

  function append(text: string) {
    open();
    sink.emit({ event: 'block_patch', data: { id, append: text } });
    if (outline.add(text)) showOutline();
  }

  return {
    headings,
    append(text: string) {
      const all = held + text;
      // A model server may split a surrogate pair; half of one cannot be stored.
      const half = /[\uD800-\uDBFF]$/.test(all);
      held = half ? all.slice(-1) : '';
      const whole = half ? all.slice(0, -1) : all;
      if (whole) append(whole);
    },
    cite({ range, sources: numbers, support, quotes = [] }: Cite) {
      // Numbers of sources that are not shown are dropped: readers could not follow them.
      const sids = numbers.map(sidOf).filter((sid) => sid !== undefined);
      const exact = quotes.flatMap(({ source, span, text }) => {
        const sid = sidOf(source);
        return sid === undefined ? [] : [{ sid, span, quote: text, quoteHash: quoteHash(text) }];
      });
      cites += 1;
      const data = {
        cid: `${id}-c${cites}`,
        block: id,
        range,
        sids,
        support,
        ...(exact.length > 0 && { quotes: exact }),
      };
      sink.emit({ event: 'cite', data });
    },
    clear() {
      held = '';
      outline = createOutlineReader(id);
      if (opened) sink.emit({ event: 'block_patch', data: { id, clear: true } });
    },
    close() {
      if (held) append(held);
      held = '';
      if (outline.end()) showOutline();
      if (opened) sink.emit({ event: 'block_close', data: { id } });
    },
  };
}
