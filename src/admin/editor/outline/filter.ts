export interface OutlineFilter {
  /** Lower case. */
  query: string;
  /** Only what differs from the published setting. */
  modified: boolean;
}

export function matches({ query, modified }: OutlineFilter, changed: boolean, texts: readonly string[]): boolean {
  if (modified && !changed) return false;
  return query === '' || texts.some((text) => text.toLowerCase().includes(query));
}
