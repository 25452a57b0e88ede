import { createPieces, type FilterPiece } from './citation-pieces';
import { type Opaque, opaqueAt } from './opaque-span';

export interface CitationFilter {
  push(chunk: string): FilterPiece[];
  /** Ends the stream and decides the text held back. */
  end(): FilterPiece[];
  /** Returns the mark that closes the code block or formula now open, so that other text may follow. */
  closing(): string;
}

const OPEN = '[【［';
const CLOSE = ']】］';
const LONGEST_MARK = 48;
const LONGEST_FENCE_LINE = 64;
const IN_MARK = /^[\d\s,，、;；&–~†^-]$|^[a-z来源资料出处：:]$/i;
const MARK = /^\s?(?:\^|sources?|refs?|来源|资料|出处)?[\s:：]*\d{1,3}(?:[\s,，、;；&–~-]+\d{1,3})*[^\S\n]?$/i;

/**
 * Finds `[1]`, `[1, 2]`, `【1】`, `［1］` in streamed text. Holds back what may become a citation, leaves code and
 * formulas alone and drops numbers without a passage. The output does not depend on how the text is cut into chunks.
 */
export function createCitationFilter(sources: number): CitationFilter {
  let held = '';
  const pieces = createPieces(sources);
  let block: Extract<Opaque, { close: string }> | null = null;

  /** Takes one step at `at`; returns the number of characters consumed, 0 to wait for more. */
  function step(text: string, at: number, ended: boolean): number {
    const char = text.charAt(at);
    if (block) return stepBlock(text, at, ended);
    if (/[^\S\n]/.test(char)) {
      pieces.space(char);
      return 1;
    }
    if (OPEN.includes(char)) return stepMark(text, at, ended);
    if ('`~$\\'.includes(char)) {
      const opaque = opaqueAt(text, at, pieces.atLineStart(), ended);
      if (opaque?.kind === 'wait') return 0;
      if (opaque && opaque.kind !== 'span') block = opaque;
      const end = opaque?.end ?? at + 1;
      pieces.say(text.slice(at, end), block !== null);
      return end - at;
    }
    let end = at + 1;
    while (end < text.length && !/[\s[【［`~$\\]/.test(text.charAt(end))) end++;
    pieces.say(text.slice(at, end));
    return end - at;
  }

  function stepMark(text: string, at: number, ended: boolean): number {
    const end = markEnd(text, at);
    if (end >= text.length && !ended && end - at <= LONGEST_MARK) return 0;
    const inner = text.slice(at + 1, end);
    if (!CLOSE.includes(text.charAt(end) || ' ') || !MARK.test(inner)) {
      pieces.say(text.charAt(at));
      return 1;
    }
    if (end + 1 >= text.length && !ended) return 0;
    // "[1](https://…)" is a link, not a citation.
    if (text.charAt(at) === '[' && text.charAt(end + 1) === '(') pieces.say(text.slice(at, end + 1));
    else pieces.cite(inner);
    return end + 1 - at;
  }

  function stepBlock(text: string, at: number, ended: boolean): number {
    const { close, kind } = block as Extract<Opaque, { close: string }>;
    if (kind === 'math') {
      const { end, closed } = mathEnd(text, at, close, ended);
      if (closed) block = null;
      pieces.say(text.slice(at, end), true);
      return end - at;
    }
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const mayClose = pieces.atLineStart() && line.length < LONGEST_FENCE_LINE && isOnly(line, close.charAt(0));
    if (mayClose && newline < 0 && !ended) return 0;
    pieces.say(line, true);
    if (mayClose && line.trim().length >= close.length) block = null;
    return end - at;
  }

  function run(ended: boolean): FilterPiece[] {
    let at = 0;
    while (at < held.length) {
      const taken = step(held, at, ended);
      if (taken === 0) break;
      at += taken;
    }
    held = held.slice(at);
    return pieces.take(ended);
  }

  return {
    push(chunk) {
      held += chunk;
      return run(false);
    },
    end: () => run(true),
    closing: () => (block ? `${pieces.atLineStart() ? '' : '\n'}${block.close}` : ''),
  };
}

/** The first position after `at` that cannot belong to a citation mark. */
function markEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && end - at <= LONGEST_MARK && IN_MARK.test(text.charAt(end))) end++;
  return end;
}

/** An empty line ends a formula, so that an unclosed one does not hide the citations after it. */
function mathEnd(text: string, at: number, close: string, ended: boolean): { end: number; closed: boolean } {
  const marks = [close, '\n\n'].map((mark) => ({ at: text.indexOf(mark, at), mark }));
  const [first] = marks.filter((mark) => mark.at >= 0).sort((a, b) => a.at - b.at);
  if (first) return { end: first.at + first.mark.length, closed: true };
  // The last character may be the first half of a closing mark.
  return { end: ended ? text.length : Math.max(at, text.length - 1), closed: false };
}

/** True for a line that holds only the mark and white space: it may close a fence. */
const isOnly = (line: string, mark: string): boolean => line.replaceAll(mark, '').trim() === '';
