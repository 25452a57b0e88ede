/**
 * The key of the time when the next code may be requested, per purpose. Stored in localStorage, so that neither a
 * reload nor another tab restarts it.
 */
const keyOf = (name: string) => `mw:resend:${name}`;
/** Fallback when storage is full or blocked; lasts as long as the page. */
const memory = new Map<string, string>();

/** Whole seconds left, 0 if none. At most `most`, so that setting the clock back does not prolong the wait. */
export function secondsLeft(name: string, most: number, now = Date.now()): number {
  const until = Number(read(keyOf(name)));
  if (!Number.isFinite(until)) return 0;
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), most);
}

export function startCountdown(name: string, seconds: number, now = Date.now()): void {
  const until = String(now + seconds * 1000);
  memory.delete(keyOf(name));
  try {
    localStorage.setItem(keyOf(name), until);
  } catch {
    memory.set(keyOf(name), until);
  }
}

function read(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
