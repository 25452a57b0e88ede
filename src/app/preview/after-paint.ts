/** Longer than any frame that is drawn at all takes to appear. */
const NOT_DRAWN_MS = 500;

/** Acts once what was just drawn is on screen. A tab in the background draws nothing, so there it is enough that time has passed. */
export function afterPaint(own: Window, act: () => void): void {
  let acted = false;
  const once = (): void => {
    if (!acted) act();
    acted = true;
  };
  own.setTimeout(once, NOT_DRAWN_MS);
  // A timer of a frame's callback comes behind the paint, not before it.
  own.requestAnimationFrame(() => own.setTimeout(once));
}
