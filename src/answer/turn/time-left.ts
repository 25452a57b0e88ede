const LIMIT_S = 300;
const WARN_S = 30;
/** What a run may take beyond the time that its asker granted a research. */
const GRACE_S = 60;

/** Seconds until an answer is cut off; null until that is near, and if the clock is far off. */
export function timeLeft(startedAt: number | null, now: number, granted = LIMIT_S - GRACE_S): number | null {
  if (startedAt === null) return null;
  const limit = granted + GRACE_S;
  const passed = (now - startedAt) / 1000;
  if (passed < limit - WARN_S || passed > limit + 60) return null;
  return Math.max(0, Math.ceil(limit - passed));
}
