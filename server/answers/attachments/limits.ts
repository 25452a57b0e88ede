/** In bytes. */
export const ATTACHMENT_LIMITS = { file: 20_000_000, person: 300_000_000, perQuestion: 10, keepDays: 30 } as const;
