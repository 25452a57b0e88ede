/**
 * Markers for which the parser searches the rest of the block for a partner. A long page of prose has a few hundred.
 */
const MOST_MARKS = 2000;
/** Per block. A longer table or list is a data file rather than a passage. */
const MOST_LINES = 1000;
/** Per block. The block is parsed again with every chunk that arrives. */
const MOST_CHARACTERS = 30_000;
const MOST_COLUMNS = 200;
/** Nested quotes and lists. The parser is recursive, and no screen has room for more. */
const MOST_LEVELS = 24;

const MARK = /[[\]<>*_~`\\&@$]|:\/\/|www\./g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Indentation, quote and list markers at the start of a line. */
const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
const LEVEL = />|[-+*]|\d+[.)]|\t| {4}/g;

/**
 * Whether parsing a block could take too long, because parse time grows with the square of the markers. Such a block is
 * shown as plain text. Makes one pass; fenced code is not counted.
 */
export function isTangled(text: string): boolean {
  let marks = 0;
  let [count, size] = [0, 0];
  let fence = '';
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    from = end < 0 ? text.length : end + 1;
    const found = FENCE.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (found.startsWith(fence)) fence = '';
      continue;
    }
    if (found !== '') fence = found;
    count += 1;
    size += line.length;
    marks += line.match(MARK)?.length ?? 0;
    if (marks > MOST_MARKS || count > MOST_LINES || size > MOST_CHARACTERS) return true;
    if (levels(line) > MOST_LEVELS || line.split('|').length > MOST_COLUMNS) return true;
  }
  return false;
}

function levels(line: string): number {
  return PREFIX.exec(line)?.[0].match(LEVEL)?.length ?? 0;
}
