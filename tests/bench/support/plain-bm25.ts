interface Doc {
  id: string;
  terms: string[];
}

/** Ids of all documents, those that BM25 finds nearest to the terms first: k1 = 1.2, b = 0.75, ties as they came. */
export function plainBm25(docs: readonly Doc[], asked: readonly string[]): string[] {
  const mean = docs.reduce((sum, { terms }) => sum + terms.length, 0) / docs.length;
  const wanted = [...new Set(asked)];
  const weight = new Map(
    wanted.map((term) => {
      const n = docs.filter(({ terms }) => terms.includes(term)).length;
      return [term, Math.log(1 + (docs.length - n + 0.5) / (n + 0.5))];
    }),
  );
  return docs
    .map(({ id, terms }) => ({
      id,
      score: wanted.reduce((sum, term) => {
        const tf = terms.filter((one) => one === term).length;
        return sum + ((weight.get(term) ?? 0) * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * terms.length) / mean));
      }, 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
