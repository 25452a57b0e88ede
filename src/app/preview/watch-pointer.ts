import type { PageMap } from './page-map';
import { type Hit, pick } from './pick';

export interface PointerEvents {
  /** undefined while there is no page. */
  map: () => PageMap | undefined;
  /** In edit mode, a click selects instead of acting. With Alt held, it asks for an explanation in both modes. */
  editing: () => boolean;
  onPick: (hit: Hit, explain: boolean) => void;
  onHover: (hit: Hit | undefined) => void;
  /** F6, or Shift+F6, leads on to the workbench's next or previous pane. */
  onLeave: (back: boolean) => void;
}

/** Uses capturing listeners on the window, which run before those of the page. */
export function watchPointer(own: Window, { map, editing, onPick, onHover, onLeave }: PointerEvents): void {
  const hitAt = (target: EventTarget | null): Hit | undefined => {
    const known = map();
    return known && target instanceof Element ? pick(target, known) : undefined;
  };
  const take = (event: MouseEvent | KeyboardEvent): void => {
    if (!editing() && !event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const hit = hitAt(event.target);
    if (hit) onPick(hit, event.altKey);
  };
  own.addEventListener('click', take, { capture: true });
  own.addEventListener('submit', (event) => editing() && event.preventDefault(), { capture: true });
  own.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter') take(event);
      if (event.key !== 'F6') return;
      event.preventDefault();
      onLeave(event.shiftKey);
    },
    { capture: true },
  );
  // Menus would open on mousedown, before the click.
  for (const type of ['mousedown', 'pointerdown'] as const)
    own.addEventListener(type, (event) => editing() && event.preventDefault(), { capture: true });

  let waiting = 0;
  let target: EventTarget | null = null;
  own.addEventListener(
    'pointermove',
    (event) => {
      target = event.target;
      if (waiting || !editing()) return;
      waiting = own.requestAnimationFrame(() => {
        waiting = 0;
        onHover(hitAt(target));
      });
    },
    { passive: true },
  );
  own.document.addEventListener('pointerleave', () => onHover(undefined));
}
