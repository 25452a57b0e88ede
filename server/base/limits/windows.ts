interface Window {
  used: number;
  endsAt: number;
}

/** Maximum number of keys per process; this protects a node and is not a quota. */
const mostKeys = 20_000;

/** Counts by key in time windows, cheaply enough for every call. */
export function createWindows(lengthMs: number) {
  const windows = new Map<string, Window>();

  function makeRoom(now: number) {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    // All windows are running: drop the oldest half, which ends soonest anyway.
    let surplus = windows.size - mostKeys / 2;
    for (const key of windows.keys()) {
      if (surplus <= 0) return;
      windows.delete(key);
      surplus -= 1;
    }
  }

  /** Counts one use. Returns 0 if it is within the limit, otherwise the milliseconds until the next is possible. */
  return (key: string, most: number, now = Date.now()): number => {
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      known.used += 1;
      return known.used > most ? known.endsAt - now : 0;
    }
    if (known) windows.delete(key);
    else if (windows.size >= mostKeys) makeRoom(now);
    windows.set(key, { used: 1, endsAt: now + lengthMs });
    return 0;
  };
}
