/** Lifetime of a session: maximum idle time, and maximum age regardless of use and new tokens. */
export interface SessionLife {
  idleS: number;
  longestS: number;
}

const hour = 3600;

/** Defaults. The specification keeps portal sessions for three days. */
export const usualLife = {
  portal: { idleS: 72 * hour, longestS: 30 * 24 * hour },
  operator: { idleS: hour, longestS: 12 * hour },
} as const satisfies Record<string, SessionLife>;

export type SessionKind = keyof typeof usualLife;
