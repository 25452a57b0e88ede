import type { AnswerPiece } from '../answerer/types';
import { createTextBlock } from './text-block';
import type { RunData, RunSink } from './types';

/** Writes the text of an answer, with a new block for each kind of text. */
export function createAnswerText(
  sink: RunSink,
  sources: readonly RunData<'source_add'>[],
  above: RunData<'outline'>['items'] = [],
) {
  const written = [createTextBlock(sink, { id: 'b1', type: 'text' }, sources, above)];
  const last = () => written.at(-1) as (typeof written)[number];
  return {
    open({ type, options }: Pick<Extract<AnswerPiece, { kind: 'block' }>, 'type' | 'options'>) {
      last().close();
      const head = { id: `b${written.length + 1}`, type, ...(options && { options }) };
      written.push(createTextBlock(sink, head, sources, last().headings()));
    },
    append: (text: string) => last().append(text),
    cite: (piece: Extract<AnswerPiece, { kind: 'cite' }>) => last().cite(piece),
    clear() {
      for (const block of written) block.clear();
    },
    close: () => last().close(),
  };
}
