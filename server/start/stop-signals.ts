const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm passes Ctrl-C on that the terminal has already sent: the second within this time is the same one. */
const sameSignalMs = 1000;
const parentCheckMs = 500;

interface StopSignals {
  /** Resolves with the reason for the first request to stop. */
  asked: Promise<string>;
  dispose(): void;
}

/** Waits for Ctrl-C, kill, a closed terminal, or the end of the npm that started us. A second signal does not wait. */
export function awaitStop(force: () => void): StopSignals {
  let first = 0;
  let resolve: (reason: string) => void = () => {};
  const asked = new Promise<string>((done) => {
    resolve = done;
  });
  const hear = (signal: string) => {
    if (first === 0) {
      first = Date.now();
      resolve(signal);
    } else if (Date.now() - first > sameSignalMs) force();
  };
  for (const signal of signals) process.on(signal, hear);
  const timer = watchParent(() => hear('npm ended'));
  return {
    asked,
    dispose() {
      clearInterval(timer);
      for (const signal of signals) process.off(signal, hear);
    },
  };
}

/** A shell between npm and us may die of a signal without passing it on; then we hang on another parent. */
function watchParent(gone: () => void): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, parentCheckMs);
  timer.unref();
  return timer;
}
