/** When the next code may be asked for, by what it is for. In local storage, so that a reload or another tab does not start anew. */
const keyOf = (name: string) => `mw:resend:${name}`;

/** Seconds that are left, whole ones, 0 when there is nothing to wait for. A clock that was set back does not make it longer. */
export function secondsLeft(name: string, most: number, now = Date.now()): number {
  const until = Number(read(keyOf(name)));
  if (!Number.isFinite(until)) return 0;
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), most);
}

export function startCountdown(name: string, seconds: number, now = Date.now()): void {
  try {
    localStorage.setItem(keyOf(name), String(now + seconds * 1000));
  } catch {
    // The server keeps the time as well; what is lost is that the button says so.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
