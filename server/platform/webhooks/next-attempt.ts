const S = 1;
const MIN = 60 * S;
const H = 60 * MIN;

/** Seconds between one attempt and the next; the first is made at once. */
const WAITS = [5 * S, 5 * MIN, 30 * MIN, 2 * H, 5 * H, 10 * H, 14 * H, 20 * H, 24 * H];

export const MOST_ATTEMPTS = WAITS.length + 1;
const LONGEST_WISH_S = 24 * H;
const SPREAD = 0.2;

/**
 * Seconds until the next attempt after this many, ± 20 % by `chance` (0 to 1), but not before the receiver wishes.
 * Undefined: it is given up.
 */
export function nextAttempt(attempts: number, { chance, wishS = 0 }: { chance: number; wishS?: number }) {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) return undefined;
  const spread = wait * (1 - SPREAD + 2 * SPREAD * chance);
  return Math.max(spread, Math.min(wishS, LONGEST_WISH_S));
}

/** Seconds that a `Retry-After` asks for, of seconds or a date; 0 for anything else. */
export function readRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? 0 : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
