/** Weights of a question's terms: the rarer a term is among the candidate sentences, the higher. */
export type Weights = ReadonlyMap<string, number>;

/** A year or a part number identifies a sentence better than a word does. */
const NUMBER_WEIGHT = 2;

export function weigh(terms: string[], sentences: ReadonlySet<string>[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const term of terms) {
    let seen = 0;
    for (const sentence of sentences) if (sentence.has(term)) seen++;
    // A term that no candidate contains cannot tell them apart.
    if (seen === 0) continue;
    const rarity = Math.log(1 + (sentences.length - seen + 0.5) / (seen + 0.5));
    weights.set(term, /\d/.test(term) ? rarity * NUMBER_WEIGHT : rarity);
  }
  return weights;
}

/** Share of the weight that the sentence's terms carry, 0 to 1. */
export function shareOf(weights: Weights, terms: ReadonlySet<string>): number {
  let carried = 0;
  let all = 0;
  for (const [term, weight] of weights) {
    all += weight;
    if (terms.has(term)) carried += weight;
  }
  return all > 0 ? carried / all : 0;
}

const MARKS = /[\s?？。，,.、“”"'《》「」『』（）()]+/g;

/** Length of the longest common substring as a share of the question's length. */
export function commonRun(question: string, sentence: string): number {
  const a = question.replace(MARKS, '');
  const b = sentence.replace(MARKS, '');
  let above = new Uint16Array(b.length + 1);
  let best = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint16Array(b.length + 1);
    const char = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      if (b.charCodeAt(j - 1) !== char) continue;
      const run = (above[j - 1] ?? 0) + 1;
      row[j] = run;
      if (run > best) best = run;
    }
    above = row;
  }
  return a.length > 0 ? best / a.length : 0;
}
