import type { ElementContent, Root, RootContent } from 'hast';
import type { Position } from 'unist';
import { SKIP, visit } from 'unist-util-visit';

/** Created by remark-rehype for HTML; not part of hast. */
interface Raw {
  type: 'raw';
  value: string;
  position?: Position;
}

// Looks no further than the next tag, so a document full of unclosed tags cannot block the page.
const TAG = /<!--[\s\S]*?(?:-->|$)|<\/?([A-Za-z][\w-]*)(?![\w-])(?:"[^"]*"|'[^']*'|[^<>"'])*>/g;
const BREAKS = new Set([
  'br',
  'p',
  'div',
  'tr',
  'li',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'details',
  'summary',
]);
const SILENT = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const NAMED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['deg', '°'],
  ['times', '×'],
  ['plusmn', '±'],
]);

/**
 * Converts raw HTML to text; it is never run. Tags are dropped, block tags leave a line break, scripts and styles are
 * removed with their content. Positions are kept, so passages inside can still be marked.
 */
export function rehypeRawText() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if ((node.type as string) !== 'raw' || !parent || index === undefined) return;
      const pieces = readable(node as unknown as Raw);
      parent.children.splice(index, 1, ...(pieces as (ElementContent & RootContent)[]));
      return [SKIP, index + pieces.length];
    });
  };
}

function readable(node: Raw): ElementContent[] {
  const start = node.position?.start.offset ?? 0;
  // Keeps the length, so that later positions stay valid.
  const value = node.value.replace(SILENT, (all) => ' '.repeat(all.length));
  const pieces: ElementContent[] = [];
  let from = 0;
  const words = (to: number) => {
    const text = value.slice(from, to);
    if (text.trim() !== '') pieces.push(piece(node, text, start + from, start + to));
    else if (text !== '' && pieces.length > 0) pieces.push({ type: 'text', value: ' ' });
  };
  for (const match of value.matchAll(TAG)) {
    words(match.index);
    from = match.index + match[0].length;
    const last = pieces.at(-1);
    const name = match[1]?.toLowerCase() ?? '';
    if (name === 'br' || (BREAKS.has(name) && last && last.type === 'text')) {
      pieces.push({ type: 'element', tagName: 'br', properties: {}, children: [] });
    }
  }
  words(value.length);
  return pieces;
}

function piece(node: Raw, source: string, start: number, end: number): ElementContent {
  const value = source.replace(/&(#?\w{1,10});/g, (all, name: string) => decoded(name) ?? all);
  if (!node.position) return { type: 'text', value };
  const position = { start: { ...node.position.start, offset: start }, end: { ...node.position.end, offset: end } };
  return { type: 'text', value, position };
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED.get(name);
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
