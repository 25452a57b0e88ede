/** Longer than any frame takes to paint. */
const NOT_DRAWN_MS = 500;

type Scheduling = Window & {
  scheduler?: { postTask: (act: () => void, options: { priority: 'user-blocking' }) => unknown };
};

/**
 * Calls `act` after the current render has been painted, or after the timeout in a background tab, which paints
 * nothing.
 */
export function afterPaint(own: Scheduling, act: () => void): void {
  let acted = false;
  const once = (): void => {
    if (!acted) act();
    acted = true;
  };
  own.setTimeout(once, NOT_DRAWN_MS);
  // A task queued in a frame callback runs after the paint.
  own.requestAnimationFrame(() => {
    if (own.scheduler) own.scheduler.postTask(once, { priority: 'user-blocking' });
    else own.setTimeout(once);
  });
}
