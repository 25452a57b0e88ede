import type { Splice } from './types';

/** The single replacement that turns `before` into `after`, keeping their common start and end. */
export function spliceBetween(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  return { offset: head, length: before.length - head - tail, text: after.slice(head, after.length - tail) };
}

export function applySplice(text: string, { offset, length, text: put }: Splice): string {
  return text.slice(0, offset) + put + text.slice(offset + length);
}

/** The inverse of `splice` as applied to `before`. */
export function invertSplice(before: string, splice: Splice): Splice {
  const { offset, length, text } = splice;
  return { offset, length: text.length, text: before.slice(offset, offset + length) };
}
