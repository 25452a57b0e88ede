import { fold } from '../../base/text/fold';
import { readQuantities } from '../answerer/rows/read-quantities';
import type { Chip } from './types';
import { isNamedAmong, isNamedIn, type Word, wordsOf } from './words';

export interface Exchanged {
  text: string;
  slot: Chip['slot'];
  /** The new part, and the rest of the previous question. */
  own: string;
  kept: string;
}

const NUMBER = /(?<![\w.])[a-z]{0,4}-?\d[\w.]*/giu;

/**
 * "那 3000 转呢": replaces one part of the previous question with another of its kind and keeps the rest; null if
 * nothing fits.
 */
export function exchange(own: string, before: string): Exchanged | null {
  return exchangeQuantity(fold(own), fold(before)) ?? exchangeNumber(own, before) ?? exchangeKind(own, before);
}

/** True if only the condition is new: "and for a 6 kV motor?" after a question about 400 V. */
const saysNoMore = (own: string, part: string, before: string): boolean =>
  wordsOf(own.replace(part, '\n')).every(({ text }) => isNamedAmong(text, wordsOf(before)));

function exchangeQuantity(own: string, before: string): Exchanged | null {
  const [asked, another] = readQuantities(own);
  if (!asked || another) return null;
  const part = own.slice(asked.start, asked.end).trim();
  if (!saysNoMore(own, part, before)) return null;
  const old = readQuantities(before).find(({ dim }) => dim === asked.dim);
  if (!old) return { text: `${before}, ${part}`, slot: 'condition', own: part, kept: before };
  return put(before, part, old, 'condition');
}

function exchangeNumber(own: string, before: string): Exchanged | null {
  const [asked, another] = own.match(NUMBER) ?? [];
  if (!asked || another || !saysNoMore(own, asked, before)) return null;
  const old = [...before.matchAll(NUMBER)].at(-1);
  return old ? put(before, asked, { start: old.index, end: old.index + old[0].length }, 'code') : null;
}

/** Same last word, other words before it: "battery alarm", "柔性支承". */
function exchangeKind(own: string, before: string): Exchanged | null {
  const mine = wordsOf(own);
  const head = mine.at(-1);
  if (!head || mine.length < 2 || mine.length > 3 || mine.at(0) === head) return null;
  const theirs = wordsOf(before);
  const at = theirs.findIndex(({ text }) => isNamedIn(head.text, text));
  const old = theirs[at];
  let first = theirs[at - 1];
  if (!old || !first || !isBeside(first, old, before)) return null;
  // Unknown words are split into single characters: 超|程|报警.
  for (let back = at - 2; back >= 0 && first.text.length === 1; back -= 1) {
    const further = theirs[back];
    if (further?.text.length !== 1 || !isBeside(further, first, before)) break;
    first = further;
  }
  if (mine.some(({ text }) => isNamedIn(text, first.text))) return null;
  return put(before, own.slice(mine[0]?.start, head.end), { start: first.start, end: old.end }, 'subject');
}

const isBeside = (left: Word, right: Word, text: string): boolean => !/[^\s-]/.test(text.slice(left.end, right.start));

const put = (
  before: string,
  own: string,
  { start, end }: Pick<Word, 'start' | 'end'>,
  slot: Chip['slot'],
): Exchanged => {
  const gap = (side: string) => (/\s$|^\s/.test(side) ? ' ' : '');
  const cut = before.slice(start, end);
  const text = `${before.slice(0, start)}${gap(cut.slice(0, 1))}${own}${gap(cut.slice(-1))}${before.slice(end)}`;
  return { text, slot, own, kept: `${before.slice(0, start)} ${before.slice(end)}` };
};
