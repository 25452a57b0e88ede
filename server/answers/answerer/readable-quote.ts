import type { Unit } from './split-sentences';

const IMAGE = /!\[[^[\]]{0,400}\]\([^()]{0,800}\)/g;
const LINK = /\[([^[\]]{1,400})\]\([^()\s]{0,800}(?:\s"[^"]{0,200}")?\)/g;
const TAG = /<\/?[a-zA-Z][^<>]{0,400}>/g;
const LINE_MARK = /^[\s>]*(?:#{1,6}\s+|[-*+]\s+|\d{1,3}[.)]\s+)?/;
/** A footnote of the source itself would be taken for a citation of ours. */
const FOOTNOTE = /\[(?=\d{1,3}\])/g;

/**
 * A quotation as it is shown: the words are verbatim, only what cannot work outside its document (pictures, links to
 * neighbours, half a pair of marks) is left out. The citation itself keeps the exact characters.
 */
export function readableQuote(text: string, kind: Unit['kind'] | 'cells'): string {
  if (kind === 'code') return text;
  const bare = text.replace(IMAGE, '').replace(LINK, '$1').replace(FOOTNOTE, '\\[');
  if (kind === 'cells') return cellsOf(bare);
  // One item alone would be shown as a list of one, with a number that means nothing.
  const alone = (kind === 'item' || kind === 'list') && !bare.trim().includes('\n');
  if (!alone && (kind === 'formula' || kind === 'table' || kind === 'row' || kind === 'list' || kind === 'item'))
    return bare.trim();
  const line = bare
    .replace(TAG, ' ')
    .replace(LINE_MARK, '')
    .replace(/[ \t]*\n[ \t>]*/g, joinLines);
  return withoutHalfPairs(line).trim();
}

/** Rows of a table whose header is elsewhere, as lines of words. */
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

/** A line break between two Chinese characters is none; between words it is a space. */
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
