export interface MarkdownBlock {
  /** Offset of the block in the whole text; marks and outlines use the same offsets. */
  start: number;
  text: string;
}

const FENCE = /^\s*(?:>\s*)*(?:(?:[-+*]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})(.*)$/;
const LIST_ITEM = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;
const MATH_FENCE = /^ {0,3}\${2,}[^$]*$/;
const MATH_CLOSE = /^\s*\${2,}\s*$/;
const CONTINUES = /^(?: {2,}|\t)/;
const HTML_OPEN = /<!--|<(?:pre|script|style|textarea)\b/i;
const HTML_CLOSE = /-->|<\/(?:pre|script|style|textarea)>/i;

/**
 * Splits Markdown at blank lines outside of any construct, so that a growing answer re-renders only its last block. It
 * may split less often than Markdown allows, never more often. The joined blocks equal the text.
 */
export function splitBlocks(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const open = new OpenConstruct();
  let start = 0;
  let at = 0;
  let blankBefore = false;
  let inList = false;
  for (const line of lines(text)) {
    const blank = line.trim() === '';
    if (!blank && blankBefore && open.none() && !CONTINUES.test(line) && !(inList && LIST_ITEM.test(line))) {
      if (text.slice(start, at).trim() !== '') {
        blocks.push({ start, text: text.slice(start, at) });
        start = at;
      }
      inList = false;
    }
    if (!blank && open.none() && LIST_ITEM.test(line)) inList = true;
    open.read(line);
    blankBefore = blank;
    at += line.length;
  }
  if (start < text.length) blocks.push({ start, text: text.slice(start) });
  return blocks;
}

/** Tracks a fence, a math fence or an HTML element, which blank lines do not end. */
class OpenConstruct {
  private fence: string | null = null;
  private math = false;
  private html = false;

  none(): boolean {
    return this.fence === null && !this.math && !this.html;
  }

  read(line: string): void {
    const bare = line.replace(/\r?\n$/, '');
    if (this.fence !== null) {
      if (closesFence(bare, this.fence)) this.fence = null;
    } else if (this.math) {
      if (MATH_CLOSE.test(bare)) this.math = false;
    } else if (this.html) {
      if (HTML_CLOSE.test(bare)) this.html = false;
    } else {
      this.openFrom(bare);
    }
  }

  private openFrom(line: string): void {
    const fence = FENCE.exec(line);
    if (fence?.[1] && !(fence[1][0] === '`' && fence[2]?.includes('`'))) this.fence = fence[1];
    else if (MATH_FENCE.test(line)) this.math = true;
    else if (HTML_OPEN.test(line)) this.html = !HTML_CLOSE.test(line);
  }
}

function closesFence(line: string, fence: string): boolean {
  const mark = line.replace(/^[\s>]*/, '').trimEnd();
  return mark.length >= fence.length && mark === (fence[0] as string).repeat(mark.length);
}

function* lines(text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    yield end < 0 ? text.slice(from) : text.slice(from, end + 1);
    if (end < 0) return;
    from = end + 1;
  }
}
