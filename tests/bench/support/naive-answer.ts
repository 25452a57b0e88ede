/**
 * The baseline: plain BM25 over whole passages, then the three sentences of the first one that share most with the
 * question.
 */
export interface PlainPassage {
  id: string;
  title: string;
  text: string;
}

const K1 = 1.2;
const B = 0.75;

/** Plain words and pairs of Chinese characters; no stems, stop words or weights. */
function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [run] of text.toLowerCase().matchAll(/[\u3400-\u9fff]+|[a-z0-9]+/g)) {
    if (!/[\u3400-\u9fff]/.test(run)) terms.push(run);
    else for (let i = 0; i + 1 < Math.max(2, run.length); i++) terms.push(run.slice(i, i + 2));
  }
  return terms;
}

export function naiveAnswerer(
  passages: PlainPassage[],
): (question: string) => { passage: PlainPassage; sentences: string[] } {
  const documents = passages.map((passage) => ({
    passage,
    counts: countsOf(termsOf(`${passage.title} ${passage.text}`)),
  }));
  const lengths = documents.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const seen = new Map<string, number>();
  for (const { counts } of documents) for (const term of counts.keys()) seen.set(term, (seen.get(term) ?? 0) + 1);
  const idf = (term: string): number =>
    Math.log(1 + (documents.length - (seen.get(term) ?? 0) + 0.5) / ((seen.get(term) ?? 0) + 0.5));

  return (question) => {
    const asked = new Set(termsOf(question));
    const scores = documents.map(({ counts }, i) => {
      let score = 0;
      for (const term of asked) {
        const count = counts.get(term) ?? 0;
        const norm = K1 * (1 - B + (B * (lengths[i] ?? 0)) / average);
        score += (idf(term) * count * (K1 + 1)) / (count + norm);
      }
      return score;
    });
    const best = scores.indexOf(Math.max(...scores));
    const passage = (documents[best] as (typeof documents)[number]).passage;
    const shared = (sentence: string): number =>
      [...new Set(termsOf(sentence))].filter((term) => asked.has(term)).length;
    const sentences = passage.text
      .split(/(?<=[。！？!?])|(?<=[.!?])\s+(?=[A-Z"])/)
      .filter((sentence) => sentence.trim());
    return { passage, sentences: sentences.toSorted((a, b) => shared(b) - shared(a)).slice(0, 3) };
  };
}

function countsOf(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
