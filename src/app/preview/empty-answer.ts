const COUNTS = new Set(['total', 'count', 'totalCount']);

/** Empties a response: lists become empty, counts 0, so that blocks show their empty state. */
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
