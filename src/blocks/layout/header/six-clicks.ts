const CLICKS = 6;
const WITHIN_MS = 1000;

/** Returns a click handler that is true on the sixth click within one second. */
export function countClicks(now: () => number = Date.now): () => boolean {
  let times: number[] = [];
  return () => {
    times = [...times, now()].slice(-CLICKS);
    const [first] = times;
    const done = times.length === CLICKS && first !== undefined && now() - first <= WITHIN_MS;
    if (done) times = [];
    return done;
  };
}
