import { wordsByStart } from '../../base/text/words-by-start';
import { isKnownWord, isWord, type Vocabulary } from './vocabulary';

/** Edit distance that counts a transposition as one edit. Returns a value above `most` as soon as that is exceeded. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known word that an unknown one most likely means: the nearest, then the most frequent. */
export function correctWord(word: string, vocabulary: Vocabulary): string | null {
  if (!isWord(word) || isKnownWord(word, vocabulary)) return null;
  const most = word.length >= 8 ? 2 : 1;
  let best: [word: string, distance: number, count: number] | null = null;
  // A wrong first letter is rare; skipping it makes this ten times faster.
  const starts = new Set([word.charCodeAt(0), word.charCodeAt(1)]);
  for (const other of [...starts].flatMap((start) => wordsByStart(vocabulary, start))) {
    const count = vocabulary.words().get(other);
    if (!count) continue;
    const distance = editDistance(word, other, best ? best[1] : most);
    if (distance > most) continue;
    if (!best || distance < best[1] || (distance === best[1] && count > best[2])) best = [other, distance, count];
  }
  return best?.[0] ?? null;
}
