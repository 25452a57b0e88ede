import type { SearchHit } from '../../knowledge';
import { readableQuote } from './readable-quote';
import { isRule } from './split-blocks';
import type { Unit } from './split-sentences';
import type { AnswerPiece, Quote } from './types';

/** A range of a passage that an answer shows. */
export interface Quotation {
  hit: SearchHit;
  source: number;
  /** Offsets in `hit.text`, without surrounding white space. */
  start: number;
  end: number;
  kind: Unit['kind'];
  head?: [number, number];
}

export function quotationOf(hit: SearchHit, source: number, { start, end, kind, head }: Unit): Quotation {
  const whole = hit.text.slice(start, end);
  const from = start + (whole.length - whole.trimStart().length);
  return { hit, source, start: from, end: from + whole.trim().length, kind, ...(head && { head }) };
}

/**
 * Writes quotations as pieces with their exact source ranges. Adjacent sentences share one marker after the last.
 * `from` is the length of the text written so far.
 */
export function* writeQuotations(quotations: Quotation[], from = 0): Generator<AnswerPiece> {
  let written = from;
  let run = { at: from, quotes: [] as Quote[] };
  for (const [i, quotation] of quotations.entries()) {
    const { hit, source, start, end } = quotation;
    const before = quotations[i - 1];
    const next = quotations[i + 1];
    const goesOn = before !== undefined && isSameTable(before, quotation);
    const lead = goesOn ? '\n' : before ? gapBetween(before, quotation) : '';
    const readable = readableQuote(hit.text.slice(start, end), shownAs(quotation));
    const isLast = next === undefined || !isOneParagraph(quotation, next);
    const shown = `${goesOn ? '' : headOf(quotation)}${isLast ? withMarker(quotation, readable) : readable}`;
    yield { kind: 'text', append: `${lead}${shown}` };
    if (run.quotes.length === 0) run.at = written + lead.length;
    written += lead.length + shown.length;
    run.quotes.push(quoteOf(quotation));
    if (!isLast) continue;
    // Support is full: these are the source's own words.
    yield { kind: 'cite', range: [run.at, written], sources: [source], support: 'full', quotes: run.quotes };
    run = { at: written, quotes: [] };
  }
}

/** The exact range of a quotation in its document. */
export const quoteOf = ({ hit, source, start, end }: Quotation): Quote => ({
  source,
  span: [hit.span[0] + start, hit.span[0] + end],
  text: hit.text.slice(start, end),
});

/**
 * Appends the marker: after the words, in the last cell of a row, or on its own line after a table, code or formula.
 */
function withMarker({ kind, source, head }: Quotation, shown: string): string {
  const marker = `[${source}]`;
  if (kind === 'row' && head)
    return shown.endsWith('|') ? `${shown.slice(0, -1).trimEnd()} ${marker} |` : `${shown} ${marker}`;
  const apart = kind === 'table' || kind === 'row' || kind === 'code' || (kind === 'formula' && shown.endsWith('$$'));
  if (apart) return `${shown}\n\n${marker}`;
  return `${shown}${endsWide(shown) ? '' : ' '}${marker}`;
}

/** No space is written after a Chinese character or mark. */
const endsWide = (text: string): boolean => /[\u3000-\u9fff\uff00-\uffef”’]$/.test(text);

/** Table rows without a header are shown as text. */
function shownAs({ kind, head, hit, start, end }: Quotation): Unit['kind'] | 'cells' {
  if (kind !== 'table' && kind !== 'row') return kind;
  const ruled = head !== undefined || isRule(hit.text.slice(start, end).split('\n')[1] ?? '');
  return ruled ? kind : 'cells';
}

const headOf = ({ hit, head }: Quotation): string => (head ? `${hit.text.slice(...head).trim()}\n` : '');

const isSameTable = (a: Quotation, b: Quotation): boolean =>
  a.hit === b.hit && a.kind === 'row' && b.kind === 'row' && a.head !== undefined && a.head[0] === b.head?.[0];

function gapBetween(a: Quotation, b: Quotation): string {
  if (!isOneParagraph(a, b)) return '\n\n';
  return endsWide(a.hit.text.slice(a.start, a.end)) ? '' : ' ';
}

/** True for adjacent sentences of one paragraph. */
function isOneParagraph(a: Quotation, b: Quotation): boolean {
  if (a.hit !== b.hit || a.kind !== 'sentence' || b.kind !== 'sentence') return false;
  return /^[^\S\n]*\n?[^\S\n]*$/.test(a.hit.text.slice(a.end, b.start)) && a.end <= b.start;
}
