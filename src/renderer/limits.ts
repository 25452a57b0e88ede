export interface Limits {
  /** Blocks on one page. */
  blocks: number;
  /** Blocks within blocks. */
  depth: number;
  /** UTF-16 units of one page as JSON. */
  size: number;
}

/** What one page of a setting may hold; a setting is untrusted input. */
export const LIMITS: Limits = { blocks: 60, depth: 4, size: 65_536 };
