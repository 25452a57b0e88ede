import { useMemo } from 'react';
import type { Place } from '../../preview/protocol';
import { type BlockRow, blockRows } from '../blocks/block-rows';
import { blocksOf } from '../blocks/own-page';
import { blockSchema } from '../document/schemas';
import { useEditor } from '../use-editor';
import { useSchemaWords } from '../words/use-schema-words';

export interface PlacedRow {
  row: BlockRow;
  name: string;
  /** undefined while it is not on the page. */
  place: Place | undefined;
}

/** The blocks that stand directly on the page, with where they are. */
export function usePageRows(places: readonly Place[]): PlacedRow[] {
  const { body, page } = useEditor();
  const words = useSchemaWords();
  return useMemo(
    () =>
      blockRows(blocksOf(body, page), page)
        .filter(({ depth }) => depth === 0)
        .map((row) => ({
          row,
          name: words.text(blockSchema(row.node.type)?.title ?? row.node.type),
          place: places.find(({ id }) => id === row.node.id),
        })),
    [body, page, places, words],
  );
}
