interface Drag {
  /** Blocks can be dragged now. */
  able: () => boolean;
  /** The id of the block at an element that can be moved. */
  blockAt: (target: Element) => string | undefined;
  onDrag: (id: string, y: number, end: boolean) => void;
}

/** Less is an unsteady click. */
const STEADY = 6;

/** Dragging a block from any place in it. The click that ends it selects nothing. */
export function watchDrag(own: Window, { able, blockAt, onDrag }: Drag): void {
  let start: { id: string; y: number; moved: boolean } | undefined;
  const listen = <T extends 'pointerdown' | 'pointermove' | 'pointerup' | 'click'>(
    type: T,
    hear: (event: WindowEventMap[T]) => void,
  ) => own.addEventListener(type, hear, { capture: true });
  listen('pointerdown', ({ target, clientY, button, pointerType }) => {
    // A finger scrolls.
    if (!able() || button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
    const id = blockAt(target);
    start = id === undefined ? undefined : { id, y: clientY, moved: false };
  });
  listen('pointermove', ({ clientY, buttons }) => {
    if (!start || buttons === 0) return;
    start.moved ||= Math.abs(clientY - start.y) > STEADY;
    if (start.moved) onDrag(start.id, clientY, false);
  });
  listen('pointerup', ({ clientY }) => {
    if (start?.moved) onDrag(start.id, clientY, true);
    else start = undefined;
  });
  listen('click', (event) => {
    if (!start?.moved) return;
    start = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
