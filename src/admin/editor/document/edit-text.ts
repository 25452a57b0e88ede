import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { stepsOf } from '../../../../setting/pointer';
import { indentOfLine, layoutOf, separatorOf, write } from './layout-of';
import { readText, replaceLeaf } from './read-text';

/** The node at a pointer, whose steps into lists are numbers. */
export function nodeAt(tree: Node | undefined, path: string): Node | undefined {
  let at = tree;
  for (const step of stepsOf(path)) {
    at = at && findNodeAtLocation(at, [at.type === 'array' ? Number(step) : step]);
  }
  return at;
}

/**
 * The text with `value` at this place; nothing else changes, not even a space. undefined removes the key or item. jsonc-parser's
 * `modify` reformats whatever shares the line, and loses the comma when it removes the last item of `[1,2]`.
 */
export function editText(text: string, path: string, value: unknown): string {
  const { tree } = readText(text);
  if (!tree) return text;
  const found = nodeAt(tree, path);
  if (value === undefined) return found ? removeNode(text, found) : text;
  if (!found) return addAt(text, tree, stepsOf(path), value);
  const style = text.includes('\n') ? indentOfLine(text, found.offset) : undefined;
  const edited = put(text, found.offset, found.length, write(value, style));
  if (found.type === 'string' && typeof value === 'string') replaceLeaf(text, edited, found, value);
  return edited;
}

/** Creates missing parents. A step into something that is neither list nor object changes nothing. */
function addAt(text: string, tree: Node, steps: readonly string[], value: unknown): string {
  let at = tree;
  for (const [index, step] of steps.entries()) {
    const next = findNodeAtLocation(at, [at.type === 'array' ? Number(step) : step]);
    if (!next) {
      const rest = steps.slice(index + 1).reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
      if (at.type === 'array') return insertItem(text, at, Number(step), rest);
      return at.type === 'object' ? insertChild(text, at, at.children?.length ?? 0, rest, step) : text;
    }
    at = next;
  }
  return text;
}

/** Adds an item to the list at this place, creating the list if missing. */
export function insertAt(text: string, path: string, index: number, value: unknown): string {
  const list = nodeAt(readText(text).tree, path);
  return list?.type === 'array' ? insertItem(text, list, index, value) : editText(text, path, [value]);
}

/** An index beyond the end means the end. */
function insertItem(text: string, list: Node, index: number, value: unknown): string {
  const size = list.children?.length ?? 0;
  return insertChild(text, list, Number.isInteger(index) ? Math.min(Math.max(index, 0), size) : size, value);
}

function insertChild(text: string, container: Node, index: number, value: unknown, key?: string): string {
  const children = container.children ?? [];
  const { before, after, indent } = layoutOf(text, container);
  const name = key === undefined ? '' : `${JSON.stringify(key)}:${indent === undefined ? '' : ' '}`;
  const written = name + write(value, indent);
  const next = children[index];
  const separator = separatorOf(text, container);
  if (next) return put(text, next.offset, 0, `${written},${separator}`);
  const last = children.at(-1);
  if (last) return put(text, last.offset + last.length, 0, `,${separator}${written}`);
  return put(text, container.offset + 1, container.length - 2, before + written + after);
}

function removeNode(text: string, node: Node): string {
  const child = node.parent?.type === 'property' ? node.parent : node;
  const container = child.parent;
  const children = container?.children;
  if (!container || !children) return text;
  const at = children.indexOf(child);
  const [previous, next] = [children[at - 1], children[at + 1]];
  if (previous) return cut(text, previous.offset + previous.length, child.offset + child.length);
  if (next) return cut(text, child.offset, next.offset);
  return cut(text, container.offset + 1, container.offset + container.length - 1);
}

function put(text: string, offset: number, length: number, written: string): string {
  return text.slice(0, offset) + written + text.slice(offset + length);
}

function cut(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(to);
}
