export interface FramePublisher {
  /** Publishes with the next frame; several calls are combined. */
  soon(): void;
  /** Publishes pending changes at once, for ends and failures. */
  now(): void;
}

const hiddenMs = 250;

/** Publishes once per frame. Hidden tabs get no frames, so a timer keeps their title and notifications current. */
export function publishPerFrame(publish: () => void): FramePublisher {
  let cancel: (() => void) | null = null;
  const run = () => {
    cancel = null;
    publish();
  };
  return {
    soon() {
      if (cancel) return;
      if (document.hidden) {
        const timer = setTimeout(run, hiddenMs);
        cancel = () => clearTimeout(timer);
      } else {
        const frame = requestAnimationFrame(run);
        cancel = () => cancelAnimationFrame(frame);
      }
    },
    now() {
      cancel?.();
      run();
    },
  };
}
