const LIMIT_S = 300;
const WARN_S = 270;

/** Seconds until an answer is cut off; null until that is near, and if the clock is far off. */
export function timeLeft(startedAt: number | null, now: number): number | null {
  if (startedAt === null) return null;
  const passed = (now - startedAt) / 1000;
  if (passed < WARN_S || passed > LIMIT_S + 60) return null;
  return Math.max(0, Math.ceil(LIMIT_S - passed));
}
