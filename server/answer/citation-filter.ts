import { type Opaque, opaqueAt } from './opaque-span';

/** What a model's text becomes: text to show, citations of passages that exist, and numbers that name no passage. */
export type FilterPiece =
  | { kind: 'text'; text: string; code: boolean }
  | { kind: 'marks'; numbers: number[] }
  | { kind: 'unknown'; number: number };

export interface CitationFilter {
  push(chunk: string): FilterPiece[];
  /** The stream is over: what was held back is decided now. */
  end(): FilterPiece[];
  /** What closes a code block or formula that is open now, so that other text may follow. */
  closing(): string;
}

const OPEN = '[【［';
const CLOSE = ']】］';
const LONGEST_MARK = 48;
const LONGEST_FENCE_LINE = 64;
const IN_MARK = /^[\d\s,，、;；&–~†^-]$|^[a-z来源资料出处：:]$/i;
const MARK = /^\s?(?:\^|sources?|refs?|来源|资料|出处)?[\s:：]*\d{1,3}(?:[\s,，、;；&–~-]+\d{1,3})*[^\S\n]?$/i;
const AFTER_DROPPED = /[.,;:!?)。，；：！？）、\s]/;

/**
 * Finds `[1]`, `[1, 2]`, `【1】`, `［1］` in a text that comes in chunks. Holds back what may still become a citation, leaves
 * code and formulas alone, drops numbers that no passage has. However the text is cut into chunks, the pieces join to the same.
 */
export function createCitationFilter(sources: number): CitationFilter {
  let held = '';
  let lineStart = true;
  /** White space before a mark that is dropped goes with it. */
  let spaces = '';
  let dropped = false;
  let block: Extract<Opaque, { close: string }> | null = null;
  let out: FilterPiece[] = [];

  function show(text: string, code = false): void {
    const last = out.at(-1);
    if (last?.kind === 'text' && last.code === code) last.text += text;
    else if (text) out.push({ kind: 'text', text, code });
    const newline = text.lastIndexOf('\n');
    if (newline >= 0) lineStart = true;
    if (/[^\s>]/.test(text.slice(newline + 1))) lineStart = false;
  }

  function say(text: string, code = false): void {
    if (spaces && !(dropped && AFTER_DROPPED.test(text.charAt(0)))) show(spaces);
    spaces = '';
    dropped = false;
    show(text, code);
  }

  function cite(inner: string): void {
    const numbers = numbersIn(inner);
    const known = numbers.filter((number) => number >= 1 && number <= sources);
    for (const number of numbers) if (!known.includes(number)) out.push({ kind: 'unknown', number });
    if (known.length === 0) {
      dropped = true;
      return;
    }
    if (spaces) show(spaces);
    spaces = '';
    dropped = false;
    out.push({ kind: 'marks', numbers: known });
    lineStart = false;
  }

  /** Takes one step at the start of `text`; returns how much it took, 0 to wait for more. */
  function step(text: string, at: number, ended: boolean): number {
    const char = text.charAt(at);
    if (block) return stepBlock(text, at, ended);
    if (/[^\S\n]/.test(char)) {
      spaces = dropped ? char : spaces + char;
      return 1;
    }
    if (OPEN.includes(char)) return stepMark(text, at, ended);
    if ('`~$\\'.includes(char)) {
      const opaque = opaqueAt(text, at, lineStart, ended);
      if (opaque?.kind === 'wait') return 0;
      if (opaque && opaque.kind !== 'span') block = opaque;
      const end = opaque?.end ?? at + 1;
      say(text.slice(at, end), block !== null);
      return end - at;
    }
    let end = at + 1;
    while (end < text.length && !/[\s[【［`~$\\]/.test(text.charAt(end))) end++;
    say(text.slice(at, end));
    return end - at;
  }

  function stepMark(text: string, at: number, ended: boolean): number {
    let end = at + 1;
    while (end < text.length && end - at <= LONGEST_MARK && IN_MARK.test(text.charAt(end))) end++;
    const undecided = end >= text.length && !ended;
    if (undecided && end - at <= LONGEST_MARK) return 0;
    const inner = text.slice(at + 1, end);
    if (!CLOSE.includes(text.charAt(end) || ' ') || !MARK.test(inner)) {
      say(text.charAt(at));
      return 1;
    }
    if (end + 1 >= text.length && !ended) return 0;
    // "[1](https://…)" is a link, not a citation.
    if (text.charAt(at) === '[' && text.charAt(end + 1) === '(') say(text.slice(at, end + 1));
    else cite(inner);
    return end + 1 - at;
  }

  function stepBlock(text: string, at: number, ended: boolean): number {
    const { close, kind } = block as Extract<Opaque, { close: string }>;
    if (kind === 'math') {
      const marks = [close, '\n\n'].map((mark) => ({ at: text.indexOf(mark, at), mark }));
      // A formula holds no empty line: an unclosed one must not hide the rest of the answer's citations.
      const [first] = marks.filter((mark) => mark.at >= 0).sort((a, b) => a.at - b.at);
      if (first) block = null;
      // The first half of a closing mark may be the last thing that came.
      const end = first ? first.at + first.mark.length : ended ? text.length : Math.max(at, text.length - 1);
      say(text.slice(at, end), true);
      return end - at;
    }
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const mayClose = lineStart && line.length < LONGEST_FENCE_LINE && isOnly(line, close.charAt(0));
    if (mayClose && newline < 0 && !ended) return 0;
    say(line, true);
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
    if (ended && spaces && !dropped) show(spaces);
    const pieces = out;
    out = [];
    return pieces;
  }

  return {
    push(chunk) {
      held += chunk;
      return run(false);
    },
    end: () => run(true),
    closing: () => (block ? `${lineStart ? '' : '\n'}${block.close}` : ''),
  };
}

/** Nothing but the given mark, white space aside: such a line may close a fence. */
const isOnly = (line: string, mark: string): boolean => line.replaceAll(mark, '').trim() === '';

/** "1, 3" and "2-4": each number once, in the order written. A range is short or it is no range of sources. */
function numbersIn(inner: string): number[] {
  const numbers: number[] = [];
  for (const [, from = '', to] of inner.matchAll(/(\d{1,3})(?:\s*[-–~]\s*(\d{1,3}))?/g)) {
    const last = to === undefined ? Number(from) : Number(to);
    const first = last - Number(from) > 20 || last < Number(from) ? last : Number(from);
    if (first !== Number(from)) numbers.push(Number(from));
    for (let number = first; number <= last; number++) numbers.push(number);
  }
  return [...new Set(numbers)];
}
