/** How long a session lasts: so long without use, and so long at most, however often it is used or given new tokens. */
export interface SessionLife {
  idleS: number;
  longestS: number;
}

const hour = 3600;

/** Where the configuration says nothing. The specification keeps the portal's for three days. */
export const usualLife = {
  portal: { idleS: 72 * hour, longestS: 30 * 24 * hour },
  operator: { idleS: hour, longestS: 12 * hour },
} as const satisfies Record<string, SessionLife>;

export type SessionKind = keyof typeof usualLife;
