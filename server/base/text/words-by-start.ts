import type { Vocabulary } from '../../knowledge';

interface ByStart {
  words: Map<number, string[]>;
  size: number;
}

const known = new WeakMap<Vocabulary, ByStart>();
const NONE: string[] = [];

/** Words of the index with the given first letter; regrouped when the vocabulary has grown by a tenth. */
export function wordsByStart(vocabulary: Vocabulary, first: number): string[] {
  const all = vocabulary.words();
  let sorted = known.get(vocabulary);
  if (!sorted || all.size > sorted.size * 1.1) {
    sorted = { words: new Map(), size: all.size };
    for (const word of all.keys()) {
      const list = sorted.words.get(word.charCodeAt(0));
      if (list) list.push(word);
      else sorted.words.set(word.charCodeAt(0), [word]);
    }
    known.set(vocabulary, sorted);
  }
  return sorted.words.get(first) ?? NONE;
}
