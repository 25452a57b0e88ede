const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Where a column stands that may be called any of these names; -1 if the file has none. */
export const columnIn = (header: readonly string[], names: readonly string[]): number => {
  const known = new Set(names.map(folded));
  return header.findIndex((title) => known.has(folded(title)));
};
