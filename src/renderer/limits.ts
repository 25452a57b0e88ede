export interface Limits {
  /** Maximum blocks per page. */
  blocks: number;
  /** Maximum nesting of blocks. */
  depth: number;
  /** Maximum size of a page as JSON, in UTF-16 units. */
  size: number;
}

/** Limits of a page in a setting, which is untrusted input. */
export const LIMITS: Limits = { blocks: 60, depth: 4, size: 65_536 };
