import { soundsAlike } from '../../base/text/sounds-alike';
import type { Vocabulary } from './vocabulary';

/** Minimum number of passages with the corrected pairs, so that chance neighbours are not taken for words. */
const COMMON = 2;

interface Neighbours {
  after: Map<string, string[]>;
  before: Map<string, string[]>;
  size: number;
}

const known = new WeakMap<Vocabulary, Neighbours>();

function note(lists: Map<string, string[]>, key: string, char: string): void {
  const list = lists.get(key);
  if (list) list.push(char);
  else lists.set(key, [char]);
}

/** The characters that follow and precede each character; rebuilt when the vocabulary has grown by a tenth. */
function neighboursOf(vocabulary: Vocabulary): Neighbours {
  const terms = vocabulary.terms();
  const old = known.get(vocabulary);
  if (old && terms.size < old.size * 1.1) return old;
  const after = new Map<string, string[]>();
  const before = new Map<string, string[]>();
  for (const [term, count] of terms) {
    if (term.length !== 2 || count < COMMON || term.charCodeAt(0) < 0x2e80) continue;
    note(after, term.charAt(0), term.charAt(1));
    note(before, term.charAt(1), term.charAt(0));
  }
  const made = { after, before, size: terms.size };
  known.set(vocabulary, made);
  return made;
}

/** Frequency of the rarest pair in the changed range: all of its pairs must be known. */
function weakestPair(text: string, from: number, to: number, vocabulary: Vocabulary): number {
  let weakest = Number.POSITIVE_INFINITY;
  for (let at = Math.max(0, from); at < Math.min(to, text.length - 1); at++)
    weakest = Math.min(weakest, vocabulary.frequency(text.slice(at, at + 2)));
  return weakest;
}

/**
 * Corrects one typo in a run of unspaced text: a wrong character (变贫器), a transposition (频变器) or an extra one
 * (变频频器). A typo shows as two adjacent unknown pairs. Most typos sound right (轴成) and need only one known pair;
 * for other characters both pairs must be known.
 */
export function correctUnspaced(run: string, vocabulary: Vocabulary): string | null {
  if (run.length < 2 || run.length > 60) return null;
  return correctBySound(run, vocabulary) ?? (run.length > 2 ? correctByPairs(run, vocabulary) : null);
}

const isUnknown = (run: string, at: number, vocabulary: Vocabulary): boolean =>
  at >= 0 && at < run.length - 1 && vocabulary.frequency(run.slice(at, at + 2)) === 0;

/** True if both pairs of this character are unknown. */
const isBad = (run: string, at: number, vocabulary: Vocabulary): boolean =>
  (at === 0 || isUnknown(run, at - 1, vocabulary)) && (at === run.length - 1 || isUnknown(run, at, vocabulary));

/** Replaces a character by one that sounds alike and forms the most frequent known pair. */
function correctBySound(run: string, vocabulary: Vocabulary): string | null {
  const { after, before } = neighboursOf(vocabulary);
  let best: string | null = null;
  let strength = COMMON - 1;
  for (let at = 0; at < run.length; at++) {
    if (!isBad(run, at, vocabulary)) continue;
    const [previous, own, next] = [run.charAt(at - 1), run.charAt(at), run.charAt(at + 1)];
    const found = [
      ...(after.get(previous) ?? []).map((char) => ({ char, pair: previous + char })),
      ...(before.get(next) ?? []).map((char) => ({ char, pair: char + next })),
    ];
    for (const { char, pair } of found) {
      const frequency = vocabulary.frequency(pair);
      if (frequency <= strength || !soundsAlike(own, char)) continue;
      strength = frequency;
      best = run.slice(0, at) + char + run.slice(at + 1);
    }
  }
  return best;
}

function correctByPairs(run: string, vocabulary: Vocabulary): string | null {
  const unknown = (at: number) => isUnknown(run, at, vocabulary);
  let best: [text: string, strength: number] | null = null;
  const consider = (text: string, from: number, to: number) => {
    const strength = weakestPair(text, from, to, vocabulary);
    if (strength >= COMMON && strength < Number.POSITIVE_INFINITY && strength > (best?.[1] ?? 0))
      best = [text, strength];
  };
  const { after, before } = neighboursOf(vocabulary);
  for (let at = 0; at < run.length; at++) {
    // A doubled character makes only one unknown pair.
    if (run.charAt(at) === run.charAt(at + 1) && unknown(at))
      consider(run.slice(0, at) + run.slice(at + 1), at - 1, at + 1);
    if (!isBad(run, at, vocabulary)) continue;
    // For the first character only the one after it gives a hint.
    const chars = at > 0 ? after.get(run.charAt(at - 1)) : before.get(run.charAt(1));
    for (const char of chars ?? []) consider(run.slice(0, at) + char + run.slice(at + 1), at - 1, at + 1);
    if (at > 0 && at < run.length - 1) consider(run.slice(0, at) + run.slice(at + 1), at - 1, at);
    if (at < run.length - 1)
      consider(run.slice(0, at) + run.charAt(at + 1) + run.charAt(at) + run.slice(at + 2), at - 1, at + 2);
  }
  return (best as [string, number] | null)?.[0] ?? null;
}
