import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';

/** Tokens a minute and key, per node. */
const most = 200_000;
const lengthMs = 60_000;
const mostKeys = 20_000;

interface Window {
  endsAt: number;
  used: number;
}

/** Tokens by key in windows of a minute. What a call may use counts until it is known what it did use. */
export function createTokenWindows(now: () => number = Date.now) {
  const windows = new Map<string, Window>();
  return {
    /** Returns what to call with what was used, or throws when the minute has no room. */
    take(key: string, tokens: number): (used: number) => void {
      const at = now();
      let window = windows.get(key);
      if (!window || window.endsAt <= at) {
        if (windows.size >= mostKeys)
          for (const [one, { endsAt }] of windows) if (endsAt <= at || windows.size >= mostKeys) windows.delete(one);
        window = { endsAt: at + lengthMs, used: 0 };
        windows.set(key, window);
      }
      // One call alone may be larger than a minute has: a budget refuses those.
      if (window.used > 0 && window.used + tokens > most) throw full(window.endsAt - at);
      const taken = window;
      taken.used += tokens;
      return (used) => {
        taken.used += used - tokens;
      };
    },
  };
}

const full = (retryAfterMs: number) =>
  new ApiError(429, message('platform:usage.tokensAMinute', { most, count: Math.ceil(retryAfterMs / 1000) }), {
    ...{ reason: 'rate_limited', retryAfterMs },
  });
