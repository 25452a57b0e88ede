const LIMIT_S = 300;
const WARN_S = 270;

/** Seconds until an answer is cut off, once that is near; null before. A clock that is far off says nothing. */
export function timeLeft(startedAt: number | null, now: number): number | null {
  if (startedAt === null) return null;
  const passed = (now - startedAt) / 1000;
  if (passed < WARN_S || passed > LIMIT_S + 60) return null;
  return Math.max(0, Math.ceil(LIMIT_S - passed));
}
