/** Longer than any frame that is drawn at all takes to appear. */
const NOT_DRAWN_MS = 500;

type Scheduling = Window & {
  scheduler?: { postTask: (act: () => void, options: { priority: 'user-blocking' }) => unknown };
};

/**
 * Acts once what was just drawn is on screen, before anything that may follow later: until then no other view is sent. A tab in the
 * background draws nothing, so there it is enough that time has passed.
 */
export function afterPaint(own: Scheduling, act: () => void): void {
  let acted = false;
  const once = (): void => {
    if (!acted) act();
    acted = true;
  };
  own.setTimeout(once, NOT_DRAWN_MS);
  // A task of a frame's callback comes behind the paint, not before it.
  own.requestAnimationFrame(() => {
    if (own.scheduler) own.scheduler.postTask(once, { priority: 'user-blocking' });
    else own.setTimeout(once);
  });
}
