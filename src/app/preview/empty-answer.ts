const COUNTS = new Set(['total', 'count', 'totalCount']);

/** The same answer with nothing in it: every list empty, every count 0. So a block meets "nothing found" without anybody writing it down. */
export function emptyAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      COUNTS.has(key) && typeof inner === 'number' ? 0 : emptyAnswer(inner),
    ]),
  );
}
