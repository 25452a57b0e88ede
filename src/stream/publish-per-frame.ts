export interface FramePublisher {
  /** Publishes with the next frame; many calls, one publication. */
  soon(): void;
  /** Publishes what is waiting at once: ends and failures are never late. */
  now(): void;
}

const hiddenMs = 250;

/** A frame never comes in a hidden tab, so there a timer stands in: its title and its notifications stay true. */
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
