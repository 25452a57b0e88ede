/** When the next code may be asked for, by what it is for. In local storage, so that a reload or another tab does not start anew. */
const keyOf = (name: string) => `mw:resend:${name}`;
/** What a full or forbidden storage did not take: then it lasts as long as the page. */
const memory = new Map<string, string>();

/** Seconds that are left, whole ones, 0 when there is nothing to wait for. A clock that was set back does not make it longer. */
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
