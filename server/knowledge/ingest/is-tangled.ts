/**
 * Marks for which a Markdown parser searches a partner in the rest of the text; its time grows with the square of their
 * number.
 */
const MARK = /[[\]<>*_~`\\&@(]|:\/\/|www\./g;
const MOST_MARKS = 4_000;
/** Characters without a blank line. */
const MOST_CHARACTERS = 64_000;
/** Levels of nested quotes and lists, which are parsed recursively. */
const MOST_LEVELS = 48;
/** Quote and list lines in one part; each is searched again for each that follows. */
const MOST_ITEMS = 3_000;
const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
const LEVEL = />|[-+*]|\d+[.)]|\t| {4}/g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * True if parsing this part as Markdown could take disproportionately long. Takes one pass over the text. Such a part
 * is no prose, or made to block the parser, and is read as lines instead.
 */
export function isTangled(part: string): boolean {
  let [marks, size, items, fence] = [0, 0, 0, ''];
  for (const line of part.split('\n')) {
    const found = FENCE.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (found.startsWith(fence)) fence = '';
      continue;
    }
    fence = found;
    if (line.trim() === '') [marks, size] = [0, 0];
    size += line.length;
    marks += line.match(MARK)?.length ?? 0;
    const levels = PREFIX.exec(line)?.[0].match(LEVEL)?.length ?? 0;
    if (levels > 0) items += 1;
    if (marks > MOST_MARKS || size > MOST_CHARACTERS || levels > MOST_LEVELS || items > MOST_ITEMS) return true;
  }
  return false;
}
