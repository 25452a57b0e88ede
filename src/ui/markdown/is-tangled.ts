/** Marks that a reader of Markdown has to look for a partner of, through all that follows; a long page of prose has some hundreds. */
const MOST_MARKS = 2000;
/** Of one block, that is without an empty line in it. A table or a list of this length is a file, not a passage. */
const MOST_LINES = 1000;
/** Of one block, too: while it is written, it is read again with every piece that arrives. */
const MOST_CHARACTERS = 30_000;
const MOST_COLUMNS = 200;
/** Quotes and lists within each other. Reading them is recursive, and beyond this no screen has room for them. */
const MOST_LEVELS = 24;

const MARK = /[[\]<>*_~`\\&@$]|:\/\/|www\./g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Signs of quotes and list items at the beginning of a line, and its indentation. */
const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
const LEVEL = />|[-+*]|\d+[.)]|\t| {4}/g;

/**
 * Whether reading this block as Markdown could take longer than anybody waits: the time grows with the square of such marks. One pass
 * over the text, which is then shown as it is written. Code in a fence is not read for marks, however long it is.
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
