import type { Unit } from './split-sentences';

const IMAGE = /!\[[^[\]]{0,400}\]\([^()]{0,800}\)/g;
const LINK = /\[([^[\]]{1,400})\]\([^()\s]{0,800}(?:\s"[^"]{0,200}")?\)/g;
const TAG = /<\/?[a-zA-Z][^<>]{0,400}>/g;
const LINE_MARK = /^[\s>]*(?:#{1,6}\s+|[-*+]\s+|\d{1,3}[.)]\s+)?/;
/** The source's own footnotes would look like our citations. */
const FOOTNOTE = /\[(?=\d{1,3}\])/g;

/**
 * Formats a quotation for display: verbatim, without what does not work outside its document (images, relative links,
 * unpaired marks). The citation keeps the exact characters.
 */
export function readableQuote(text: string, kind: Unit['kind'] | 'cells'): string {
  if (kind === 'code') return text;
  const bare = text.replace(IMAGE, '').replace(LINK, '$1').replace(FOOTNOTE, '\\[');
  if (kind === 'cells') return cellsOf(bare);
  // A single item is shown as a sentence: a list of one with its number says nothing.
  const alone = (kind === 'item' || kind === 'list') && !bare.trim().includes('\n');
  if (!alone && (kind === 'formula' || kind === 'table' || kind === 'row' || kind === 'list' || kind === 'item'))
    return bare.trim();
  const line = bare
    .replace(TAG, ' ')
    .replace(LINE_MARK, '')
    .replace(/[ \t]*\n[ \t>]*/g, joinLines);
  return withoutHalfPairs(line).trim();
}

/** Table rows without a header, one line of text each. */
const cellsOf = (rows: string): string =>
  rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' — '),
    )
    .join('\n\n');

/** A line break after a Chinese character is dropped; otherwise it becomes a space. */
function joinLines(_: string, at: number, whole: string): string {
  const before = whole.charAt(at - 1);
  return before.charCodeAt(0) >= 0x2e80 ? '' : ' ';
}

function withoutHalfPairs(text: string): string {
  const odd = (mark: string): boolean => text.split(mark).length % 2 === 0;
  let out = text;
  if (odd('**')) out = out.replaceAll('**', '');
  if (odd('`')) out = out.replaceAll('`', '');
  if (odd('$$')) out = out.replaceAll('$$', '');
  return out;
}
