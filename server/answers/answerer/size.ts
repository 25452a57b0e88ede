/** The longest quotation that reads as one sentence: 240 Chinese or 400 Latin characters, or a mix in proportion. */
export const SENTENCE_CAP = { wide: 240, narrow: 400 };

const weightOf = (code: number): number => (code >= 0x2e80 ? 1 / SENTENCE_CAP.wide : 1 / SENTENCE_CAP.narrow);

/** Length of text[start, end) in sentence caps; 1 is the maximum of a sentence. */
export function sizeOf(text: string, start = 0, end = text.length): number {
  let size = 0;
  for (let i = start; i < end; i++) size += weightOf(text.charCodeAt(i));
  return size;
}

/** Offset where text from `start` fills one cap; at least `start + 1`. */
export function capOf(text: string, start: number, end: number): number {
  let size = 0;
  for (let i = start; i < end; i++) {
    size += weightOf(text.charCodeAt(i));
    if (size > 1) return Math.max(i, start + 1);
  }
  return end;
}
