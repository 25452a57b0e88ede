import type { Element, ElementContent, Root, Text } from 'hast';
import { alignText } from './align-text';

/** A range of the Markdown source to highlight: a cited passage, or a claim with its support. */
export interface Mark {
  start: number;
  end: number;
  tag: 'mark' | 'span';
  properties: Record<string, string>;
  /** Inserted once, after the last marked piece. */
  after?: { properties: Record<string, string> };
}

export interface MarksOptions {
  /** Sorted, not overlapping. */
  marks: Mark[];
  /** Offset of this block in the text that the marks refer to. */
  base: number;
  source: string;
}

interface Walk extends MarksOptions {
  last: Map<Mark, { parent: Element | Root; node: Element }>;
}

/** Maps marks to rendered text by the nodes' source positions. Runs last, so that it also covers highlighted code. */
export function rehypeMarks(options: MarksOptions) {
  return (tree: Root): void => {
    if (options.marks.length === 0) return;
    const walk: Walk = { ...options, last: new Map() };
    visitChildren(tree, walk);
    for (const [mark, { parent, node }] of walk.last) {
      if (!mark.after) continue;
      const note: Element = {
        type: 'element',
        tagName: 'span',
        properties: { ...mark.after.properties },
        children: [],
      };
      parent.children.splice(parent.children.indexOf(node) + 1, 0, note);
    }
  };
}

function visitChildren(parent: Element | Root, walk: Walk): void {
  const children: Root['children'] = [];
  for (const child of parent.children) {
    if (child.type === 'text') {
      children.push(...markText(child, spanOf(child, walk.base), walk, parent));
      continue;
    }
    if (child.type === 'element') {
      if (isOpaque(child)) markWhole(child, walk, parent);
      else if (child.tagName === 'code') markCode(child, walk);
      else visitChildren(child, walk);
    }
    children.push(child);
  }
  parent.children = children as typeof parent.children;
}

/** Formulas are rendered later and citation markers are empty, so both are marked as a whole. */
function isOpaque(node: Element): boolean {
  if (node.tagName === 'sup' && node.properties.dataN !== undefined) return true;
  const names = node.properties.className;
  return node.tagName === 'code' && Array.isArray(names) && names.includes('language-math');
}

function markWhole(node: Element, walk: Walk, parent: Element | Root): void {
  const span = spanOf(node, walk.base);
  const mark = span && walk.marks.find((each) => each.start < span[1] && each.end > span[0]);
  if (!mark) return;
  Object.assign(node.properties, mark.properties);
  walk.last.set(mark, { parent, node });
}

/** Highlighting removes positions from the text nodes of code; only the element still has one. */
function markCode(code: Element, walk: Walk): void {
  const span = spanOf(code, walk.base);
  if (!span) return;
  const texts: { node: Text; parent: Element }[] = [];
  collectTexts(code, texts);
  const whole = texts.map((each) => each.node.value).join('');
  const raw = walk.source.slice(span[0] - walk.base, span[1] - walk.base);
  const skip = /^\s*(?:`{3,}|~{3,})[^\n]*\n/.exec(raw)?.[0].length ?? 0;
  const at = alignText(whole, raw.slice(skip)).map((offset) => offset + span[0] + skip);
  let from = 0;
  for (const { node, parent } of texts) {
    const slice = at.slice(from, from + node.value.length + 1);
    from += node.value.length;
    const index = parent.children.indexOf(node);
    parent.children.splice(index, 1, ...(cut(node.value, slice, walk, parent) as ElementContent[]));
  }
}

function collectTexts(parent: Element, into: { node: Text; parent: Element }[]): void {
  for (const child of parent.children) {
    if (child.type === 'text') into.push({ node: child, parent });
    else if (child.type === 'element') collectTexts(child, into);
  }
}

function spanOf(node: Text | Element, base: number): [number, number] | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? null : [start + base, end + base];
}

function markText(node: Text, span: [number, number] | null, walk: Walk, parent: Element | Root) {
  if (!span || !walk.marks.some((mark) => mark.start < span[1] && mark.end > span[0])) return [node];
  const raw = walk.source.slice(span[0] - walk.base, span[1] - walk.base);
  const at = alignText(node.value, raw).map((offset) => offset + span[0]);
  return cut(node.value, at, walk, parent);
}

function cut(value: string, at: number[], walk: Walk, parent: Element | Root): (Text | Element)[] {
  const pieces: (Text | Element)[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ type: 'text', value: value.slice(from, to) });
    from = Math.max(from, to);
  };
  for (const mark of walk.marks) {
    const first = Math.max(from, lowerBound(at, mark.start, value.length));
    const end = lowerBound(at, mark.end, value.length);
    if (end <= first) continue;
    plain(first);
    const node: Element = {
      type: 'element',
      tagName: mark.tag,
      properties: { ...mark.properties },
      children: [{ type: 'text', value: value.slice(first, end) }],
    };
    pieces.push(node);
    from = end;
    if (value.slice(first, end).trim() !== '') walk.last.set(mark, { parent, node });
  }
  plain(value.length);
  return pieces;
}

/** First index whose source offset is not before `offset`. `at` ascends. */
function lowerBound(at: number[], offset: number, size: number): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
