import { capOf } from './size';
import { splitBlocks } from './split-blocks';

/** A range of a passage. Units tile the text: joined in order they reproduce it exactly. */
export interface Unit {
  start: number;
  end: number;
  kind: 'sentence' | 'formula' | 'heading' | 'item' | 'list' | 'table' | 'row' | 'code' | 'blank';
  /** For a table row: the range of its table's header, so that both can be shown. */
  head?: [number, number];
}

const CJK_STOP = '。！？｡';
const LATIN_STOP = '.!?';
const OPENERS = '“「『《（【〈(';
const BRACKET_CLOSERS = '”」』》）】〉)';
const CLOSERS = `${BRACKET_CLOSERS}’］]"'*_\``;
/** Longest bracketed or quoted text that is kept inside its sentence; a longer one would swallow the paragraph. */
const LONGEST_INSIDE = 160;
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof sr jr st mt v vs etc eg ie e.g i.e cf al ca approx fig figs eq eqs no nos vol pp ch sec art inc ltd co corp ' +
    'dept est min max temp ref rev jan feb mar apr jun jul aug sep sept oct nov dec gen col lt sgt capt rep sen gov pres hon ' +
    'ph.d m.sc b.sc a.m p.m'
  ).split(' '),
);

const isSpace = (char: string): boolean => /\s/.test(char);
const isHan = (char: string): boolean => /[\u3400-\u9fff\uf900-\ufaff]/.test(char);

/** Splits Markdown or plain text into sentences. Tables, lists and code stay whole if short enough. */
export function splitSentences(text: string): Unit[] {
  return splitBlocks(text).flatMap(({ kind, ...block }): Unit[] =>
    kind === 'prose' ? splitProse(text, block.start, block.end) : [{ ...block, kind }],
  );
}

function splitProse(text: string, start: number, end: number): Unit[] {
  const closes = bracketEnds(text, start, end);
  const units: Unit[] = [];
  let from = start;
  let inside = start;
  for (let i = start; i < end; i++) {
    inside = Math.max(inside, closes.get(i) ?? 0);
    if (i < inside || !(CJK_STOP + LATIN_STOP).includes(text.charAt(i))) continue;
    let next = i + 1;
    // A run of marks ("?!", "……。”") is one stop, examined once, so that a page of dots stays cheap.
    while (next < end && (CJK_STOP + LATIN_STOP + CLOSERS).includes(text.charAt(next))) next++;
    if (endsSentence(text, i, next, from, end)) {
      while (next < end && isSpace(text.charAt(next))) next++;
      units.push(...capped(text, from, next));
      from = next;
    }
    i = next - 1;
  }
  if (from < end) units.push(...capped(text, from, end));
  return units;
}

/** For each opening bracket or quotation mark that is closed soon enough, the offset where its content ends. */
function bracketEnds(text: string, start: number, end: number): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let i = start; i < end; i++) {
    const char = text.charAt(i);
    if (OPENERS.includes(char)) open.push(i);
    const pair = BRACKET_CLOSERS.indexOf(char);
    if (pair < 0) continue;
    let mate = open.length - 1;
    while (
      mate >= 0 &&
      i - (open[mate] ?? 0) <= LONGEST_INSIDE &&
      text.charAt(open[mate] ?? 0) !== OPENERS.charAt(pair)
    )
      mate--;
    const from = open[mate];
    if (from === undefined || i - from > LONGEST_INSIDE) continue;
    open.length = mate;
    // A stop right before the closing mark may also end the outer sentence: “……。” and then a new one.
    const stopsInside = (CJK_STOP + LATIN_STOP).includes(text.charAt(i - 1));
    ends.set(from, stopsInside ? i - 1 : i);
  }
  return ends;
}

/** `at` is the first stop of a run of marks that ends at `next`. */
function endsSentence(text: string, at: number, next: number, from: number, end: number): boolean {
  if (next >= end) return true;
  for (let i = at; i < next; i++) if (CJK_STOP.includes(text.charAt(i))) return true;
  const dot = text.charAt(at) === '.';
  // Chinese often follows an ASCII mark without a space: "380V!然后". A dot there is usually part of a name or number.
  if (!isSpace(text.charAt(next))) return !dot && isHan(text.charAt(next));
  let after = next;
  while (after < end && isSpace(text.charAt(after))) after++;
  if (after >= end) return true;
  if (/\p{Ll}/u.test(text.charAt(after))) return false;
  const word = wordBefore(text, at, from);
  return !dot || !isAbbreviation(word, from === at - word.length);
}

function isAbbreviation(word: string, opensSentence: boolean): boolean {
  if (/^(\p{L}\.)*\p{Lu}$/u.test(word)) return true;
  return ABBREVIATIONS.has(word.toLowerCase()) || (opensSentence && /^\d{1,2}$/.test(word));
}

function wordBefore(text: string, at: number, from: number): string {
  let i = at;
  while (i > from && at - i < 12 && /[\p{Script=Latin}\p{N}.]/u.test(text.charAt(i - 1))) i--;
  return text.slice(i, at);
}

/** Splits a sentence above the cap at the last suitable mark before it. */
function capped(text: string, start: number, end: number): Unit[] {
  const units: Unit[] = [];
  let from = start;
  for (let limit = capOf(text, from, end); limit < end; limit = capOf(text, from, end)) {
    const cut = lastMark(text, from, limit);
    units.push({ start: from, end: cut, kind: 'sentence' });
    from = cut;
  }
  if (from < end) units.push({ start: from, end, kind: 'sentence' });
  return units;
}

const MARKS = ['；;', '：:—', '，,、', ' \n\t'];

function lastMark(text: string, from: number, limit: number): number {
  const floor = from + Math.floor((limit - from) / 3);
  for (const marks of MARKS) {
    for (let i = limit - 1; i >= floor; i--) {
      // A Latin comma or colon inside a number or an address is not a split point.
      if (
        marks.includes(text.charAt(i)) &&
        (text.charCodeAt(i) > 0x7f || isSpace(text.charAt(i)) || isSpace(text.charAt(i + 1)))
      ) {
        return i + 1;
      }
    }
  }
  const code = text.charCodeAt(limit - 1);
  return code >= 0xd800 && code < 0xdc00 && limit - 1 > from ? limit - 1 : limit;
}
