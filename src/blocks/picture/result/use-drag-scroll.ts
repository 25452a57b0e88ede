import { type PointerEvent, useRef } from 'react';

/** In pixels; a smaller movement is a click. */
const LEAST = 4;

/** Scrolls by dragging with the mouse; touch and pen scroll natively. A drag does not click. */
export function useDragScroll() {
  const from = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  const dragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const { scrollLeft: left, scrollTop: top } = event.currentTarget;
      from.current = { x: event.clientX, y: event.clientY, left, top, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start || event.buttons === 0) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      start.moved ||= Math.hypot(dx, dy) >= LEAST;
      if (!start.moved) return;
      dragged.current = true;
      event.currentTarget.scrollTo({ left: start.left - dx, top: start.top - dy });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!dragged.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
