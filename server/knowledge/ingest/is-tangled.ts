/** Marks for which a reader of Markdown looks for a partner through all that follows; the time grows with the square of them. */
const MARK = /[[\]<>*_~`\\&@(]|:\/\/|www\./g;
const MOST_MARKS = 4_000;
/** Without an empty line in it. */
const MOST_CHARACTERS = 64_000;
/** Quotes and lists within each other: reading them is recursive. */
const MOST_LEVELS = 48;
/** Lines of quotes and lists in one part; each is looked for again with each that follows. */
const MOST_ITEMS = 3_000;
const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
const LEVEL = />|[-+*]|\d+[.)]|\t| {4}/g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Whether reading this part of a document as Markdown could take longer than its length allows. One pass over the text. Such a part was made to
 * hold a reader up, or is no prose: it is taken as lines.
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
