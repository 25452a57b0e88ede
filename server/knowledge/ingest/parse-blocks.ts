import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isTangled } from './is-tangled';
import { plainBlocks } from './plain-blocks';

const parser = unified().use(remarkParse).use(remarkGfm);
/**
 * Part size in characters. The parser's time grows with the square of the length: 0.4 MB took ten seconds, a table of
 * 16 MB would take hours.
 */
const PART = 16_384;
/** Longest part without a split point that is parsed whole: ten seconds. */
const WHOLE = 512 * 1024;

/**
 * Constructs that prevent splitting: raw HTML across blank lines, and headings that need link definitions from
 * elsewhere in the document.
 */
const RAW_HTML = /^[ \t>*+-]*<(?:script|pre|style|textarea|[!?])/im;
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;
const BRACKETED_HEADING = /^ {0,3}#.*\[/m;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** After a blank line, a line that begins with a letter or `#` at the margin starts a new top-level block. */
const BEGINS_BLOCK = /^[#\p{L}]/u;

/** Parses the blocks of a document part by part, with the same result as for the whole; offsets count in the whole. */
export function* parseBlocks(markdown: string): Generator<RootContent[]> {
  let from = 0;
  for (const to of [...partEnds(markdown), markdown.length]) {
    const part = markdown.slice(from, to);
    if (part.length > WHOLE || isTangled(part)) yield plainBlocks(part, from);
    else yield parser.parse(part).children.map((node) => shifted(node, from));
    from = to;
  }
}

function shifted(node: RootContent, by: number): RootContent {
  for (const point of node.position ? [node.position.start, node.position.end] : [])
    if (point.offset !== undefined) point.offset += by;
  return node;
}

function* partEnds(markdown: string): Generator<number> {
  if (markdown.length <= PART || RAW_HTML.test(markdown)) return;
  if (DEFINITION.test(markdown) && BRACKETED_HEADING.test(markdown)) return;
  let [from, at, wasBlank] = [0, 0, false];
  let fence = '';
  for (const line of markdown.split('\n')) {
    if (wasBlank && fence === '' && at - from >= PART && BEGINS_BLOCK.test(line)) {
      yield at;
      from = at;
    }
    fence = fenceAfter(line, fence);
    wasBlank = line.trim() === '';
    at += line.length + 1;
  }
}

/** The fence that is open after a line. */
function fenceAfter(line: string, open: string): string {
  const mark = FENCE.exec(line)?.[1] ?? '';
  if (open === '') return mark;
  const closes = mark.startsWith(open) && line.trim() === mark;
  return closes ? '' : open;
}
