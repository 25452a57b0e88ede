import { soundsAlike } from '../../base/text/sounds-alike';
import type { Vocabulary } from './vocabulary';

/** How many passages must hold the corrected pairs, so that chance neighbours are not taken for words. */
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

/** Which characters follow each and which come before it; made anew when the vocabulary has grown by a tenth. */
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

/** Weakest pair of the changed stretch: all its pairs must be at home in the index. */
function weakestPair(text: string, from: number, to: number, vocabulary: Vocabulary): number {
  let weakest = Number.POSITIVE_INFINITY;
  for (let at = Math.max(0, from); at < Math.min(to, text.length - 1); at++)
    weakest = Math.min(weakest, vocabulary.frequency(text.slice(at, at + 2)));
  return weakest;
}

/**
 * A run of unspaced text with one slip set right: a wrong character (变贫器), two swapped (频变器), one too many (变频频器).
 * A slip shows as two neighbouring pairs the index has never seen. Most slips are right by sound (轴成), which needs no more
 * than one known pair; of other characters both pairs must be at home.
 */
export function correctUnspaced(run: string, vocabulary: Vocabulary): string | null {
  if (run.length < 2 || run.length > 60) return null;
  return correctBySound(run, vocabulary) ?? (run.length > 2 ? correctByPairs(run, vocabulary) : null);
}

const isUnknown = (run: string, at: number, vocabulary: Vocabulary): boolean =>
  at >= 0 && at < run.length - 1 && vocabulary.frequency(run.slice(at, at + 2)) === 0;

/** Both pairs of this character were never seen. */
const isBad = (run: string, at: number, vocabulary: Vocabulary): boolean =>
  (at === 0 || isUnknown(run, at - 1, vocabulary)) && (at === run.length - 1 || isUnknown(run, at, vocabulary));

/** The most usual word of two characters that is heard where a pair nobody knows was typed. */
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
    // A doubled character shows as one unknown pair only.
    if (run.charAt(at) === run.charAt(at + 1) && unknown(at))
      consider(run.slice(0, at) + run.slice(at + 1), at - 1, at + 1);
    if (!isBad(run, at, vocabulary)) continue;
    // Of the first character only its follower tells what it should have been.
    const chars = at > 0 ? after.get(run.charAt(at - 1)) : before.get(run.charAt(1));
    for (const char of chars ?? []) consider(run.slice(0, at) + char + run.slice(at + 1), at - 1, at + 1);
    if (at > 0 && at < run.length - 1) consider(run.slice(0, at) + run.slice(at + 1), at - 1, at);
    if (at < run.length - 1)
      consider(run.slice(0, at) + run.charAt(at + 1) + run.charAt(at) + run.slice(at + 2), at - 1, at + 2);
  }
  return (best as [string, number] | null)?.[0] ?? null;
}
