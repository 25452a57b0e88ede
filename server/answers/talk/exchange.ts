import { fold } from '../../base/text/fold';
import { readQuantities } from '../answerer/rows/read-quantities';
import type { Chip } from './types';
import { isNamedAmong, isNamedIn, type Word, wordsOf } from './words';

export interface Exchanged {
  text: string;
  slot: Chip['slot'];
  /** What takes the place, and what stays. */
  own: string;
  kept: string;
}

const NUMBER = /(?<![\w.])[a-z]{0,4}-?\d[\w.]*/giu;

/** "那 3000 转呢": one thing of the question before is exchanged for another of its kind, and all else of it stays. */
export function exchange(own: string, before: string): Exchanged | null {
  return exchangeQuantity(fold(own), fold(before)) ?? exchangeNumber(own, before) ?? exchangeKind(own, before);
}

/** Nothing but the condition is new: "and for a 6 kV motor?" after one for a 400 V motor. */
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

/** Another of the same kind: the last word is the same, what stands before it is not ("battery alarm", "柔性支承"). */
function exchangeKind(own: string, before: string): Exchanged | null {
  const mine = wordsOf(own);
  const head = mine.at(-1);
  if (!head || mine.length < 2 || mine.length > 3 || mine.at(0) === head) return null;
  const theirs = wordsOf(before);
  const at = theirs.findIndex(({ text }) => isNamedIn(head.text, text));
  const old = theirs[at];
  let first = theirs[at - 1];
  if (!old || !first || !isBeside(first, old, before)) return null;
  // What no dictionary knows comes in single characters: 超|程|报警.
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
