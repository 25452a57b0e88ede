import { type DragEvent, useState } from 'react';
import type { BlockRow } from '../blocks/block-rows';

interface Options {
  row: BlockRow;
  dragged: BlockRow | undefined;
  disabled: boolean;
  onDrag: (row: BlockRow | undefined) => void;
  onDrop: (dragged: BlockRow) => void;
}

/** Dragging a row among its neighbours: event handlers for its element, and whether something is dragged over it. */
export function useBlockDrag({ row, dragged, disabled, onDrag, onDrop }: Options) {
  const [over, setOver] = useState(false);
  const fits = dragged !== undefined && dragged.list === row.list && dragged !== row;
  const listeners = {
    draggable: !disabled,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.node.id);
      onDrag(row);
    },
    onDragEnd: () => onDrag(undefined),
    onDragOver: (event: DragEvent) => {
      if (!fits) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (fits) onDrop(dragged);
      onDrag(undefined);
    },
  };
  return { over, listeners };
}
