import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { fold } from '../../base/text/fold';
import { extractCodes } from '../search/identifiers';
import { articleBounds } from '../search/statute-articles';
import { parseBlocks } from './parse-blocks';
import type { HeadingMark, Passage, SourceDocument } from './types';

/** Passage size in UTF-16 units, about a screenful: long enough to answer, short enough to cite exactly. */
const LIMIT = { zh: 600, en: 1200 } as const;
/** A single block above the limit times this is split. */
const HARD = 1.5;

interface Piece {
  start: number;
  end: number;
}

/** Offsets after sentences and lines, where a long block may be split. */
function* breaks(text: string): Generator<number> {
  for (const match of text.matchAll(/[。！？；]\s*|[.!?]\s+|\n/g)) yield match.index + match[0].length;
}

/** Splits a long block after sentences or lines; without any, at the limit. */
function splitBlock(markdown: string, block: Piece, limit: number): Piece[] {
  const text = markdown.slice(block.start, block.end);
  if (text.length <= limit * HARD) return [block];
  const pieces: Piece[] = [];
  let from = 0;
  let last = 0;
  const push = (to: number) => {
    pieces.push({ start: block.start + from, end: block.start + to });
    from = to;
  };
  for (const at of [...breaks(text), text.length]) {
    if (at - from > limit && last > from) push(last);
    while (at - from > limit * HARD) push(safeCut(text, from + limit));
    last = at;
  }
  if (from < text.length) push(text.length);
  return pieces;
}

/** Never between the halves of a surrogate pair. */
function safeCut(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}

function pageAt(pages: SourceDocument['pages'], offset: number): number | null {
  if (!pages?.length) return null;
  let page = pages[0]?.page ?? null;
  for (const entry of pages) {
    if (entry.offset > offset) break;
    page = entry.page;
  }
  return page;
}

function pieceOf(node: RootContent): Piece | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined || end <= start ? null : { start, end };
}

/** Trims white space; null if nothing is left. */
function trimmed(markdown: string, piece: Piece): Piece | null {
  const text = markdown.slice(piece.start, piece.end);
  const start = piece.start + (text.length - text.trimStart().length);
  const end = piece.end - (text.length - text.trimEnd().length);
  return end > start ? { start, end } : null;
}

/** Sections in document order, each with its heading path and blocks. */
function* sections(nodes: RootContent[]): Generator<{ headings: string[]; blocks: Piece[] }> {
  const path: { depth: number; text: string }[] = [];
  let blocks: Piece[] = [];
  const headings = () => path.map((entry) => entry.text);
  for (const node of nodes) {
    if (node.type === 'heading') {
      if (blocks.length) yield { headings: headings(), blocks };
      blocks = [];
      enter(path, node);
    } else {
      const piece = pieceOf(node);
      if (piece && node.type !== 'definition' && node.type !== 'thematicBreak') blocks.push(piece);
    }
  }
  if (blocks.length) yield { headings: headings(), blocks };
}

function enter(path: { depth: number; text: string }[], node: Heading): void {
  while (path.length && (path.at(-1)?.depth ?? 0) >= node.depth) path.pop();
  path.push({ depth: node.depth, text: textOf(node).trim() });
}

/** An article of a statute is asked for by its number, so it begins a passage of its own. */
const ARTICLE = /^\s{0,8}(?:\*\*)?第[零〇一二三四五六七八九十百千\d]+条/;

/** Packs whole blocks into passages up to the limit; a passage never crosses a heading or the start of an article. */
function pack(markdown: string, blocks: Piece[], limit: number): Piece[] {
  const packed: Piece[] = [];
  for (const block of blocks) {
    const article = ARTICLE.test(markdown.slice(block.start, block.start + 30));
    for (const [index, piece] of splitBlock(markdown, block, limit).entries()) {
      const open = packed.at(-1);
      const fits = open && piece.end - open.start <= limit && !(article && index === 0);
      if (open && fits) open.end = piece.end;
      else packed.push({ ...piece });
    }
  }
  return packed;
}

function headingMarks(nodes: RootContent[]): HeadingMark[] {
  return nodes.flatMap((node) => {
    const offset = node.position?.start.offset;
    if (node.type !== 'heading' || offset === undefined) return [];
    return [{ level: node.depth, title: textOf(node).trim().slice(0, 1000), offset }];
  });
}

export interface Cut {
  passages: Passage[];
  headings: HeadingMark[];
}
export type Cuttable = Pick<SourceDocument, 'markdown' | 'lang' | 'pages' | 'codes'>;

/** Cuts a document into passages at its headings; tables, lists and code stay whole if they fit. */
export function cut(document: Cuttable): Cut {
  const steps = cutInSteps(document);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Like `cut`, but yields between the parts of a long document, so that the caller may do other work or stop. */
export function* cutInSteps(document: Cuttable): Generator<void, Cut> {
  const nodes: RootContent[] = [];
  for (const part of parseBlocks(document.markdown)) {
    for (const node of part) nodes.push(node);
    yield;
  }
  const passages: Passage[] = [];
  for (const section of sections(nodes)) {
    passages.push(...passagesOf(document, section));
    if (passages.length % 100 === 0) yield;
  }
  return { passages, headings: headingMarks(nodes) };
}

function* passagesOf(document: Cuttable, { headings, blocks }: { headings: string[]; blocks: Piece[] }) {
  const { markdown, lang, pages } = document;
  // A continuation of the previous passage's article belongs to that article.
  let article: string | undefined;
  for (const piece of pack(markdown, blocks, LIMIT[lang])) {
    const span = trimmed(markdown, piece);
    if (!span) continue;
    const text = markdown.slice(span.start, span.end);
    const { first, last } = articleBounds(fold(text));
    const carried = first === undefined && article !== undefined ? [article] : [];
    article = last ?? article;
    const own = extractCodes(`${headings.join('\n')}\n${text}`);
    const codes = [...new Set([...(document.codes ?? []), ...carried, ...own])];
    yield { headings, page: pageAt(pages, span.start), span: [span.start, span.end] as Passage['span'], text, codes };
  }
}
