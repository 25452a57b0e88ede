import { getNodePath, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { TextFault } from './types';

export interface ReadText {
  /** Undefined if there are faults. */
  value: Record<string, unknown> | undefined;
  tree: Node | undefined;
  faults: TextFault[];
}

/** Maximum length of a draft on the server; a longer text is not parsed. */
export const MAX_TEXT = 262_144;

/** The parser's nodes are read-only except for `replaceLeaf`. */
type Movable = { -readonly [K in keyof Node]: Node[K] };

let lastText: string | undefined;
let lastRead: ReadText | undefined;

/** Parses the text as a setting, or explains why it is none. Caches the last text, which each keystroke reads several times. */
export function readText(text: string): ReadText {
  if (text === lastText && lastRead) return lastRead;
  const read = parse(text);
  lastText = text;
  lastRead = read;
  return read;
}

/**
 * Parses `after`, which is `before` with one string replaced, by shifting the tree instead of parsing again, which took most of the
 * time of a key press. Consumes what was parsed for `before`.
 */
export function replaceLeaf(before: string, after: string, leaf: Movable, value: string): void {
  if (before !== lastText || !lastRead?.value || !lastRead.tree || after.length > MAX_TEXT) return;
  const { tree, value: setting } = lastRead;
  const change = after.length - before.length;
  move(tree, leaf.offset, change);
  leaf.value = value;
  lastText = after;
  lastRead = { value: withLeaf(setting, getNodePath(leaf), value), tree, faults: [] };
}

/** Replaces the parsed value by an equal one, so that unchanged parts keep their identity. */
export function rememberValue(text: string, value: Record<string, unknown>): void {
  if (text === lastText && lastRead?.value) lastRead = { ...lastRead, value };
}

/** Copies only the path to the leaf. */
function withLeaf<T>(value: T, [step, ...rest]: readonly (string | number)[], leaf: string): T {
  if (step === undefined) return leaf as T;
  const part = withLeaf((value as Record<string | number, unknown>)[step], rest, leaf);
  if (Array.isArray(value)) return value.with(Number(step), part) as T;
  return { ...value, [step]: part };
}

/** Shifts every node behind the place by `change`, and grows those that contain it. */
function move(node: Movable, place: number, change: number): void {
  if (node.offset > place) node.offset += change;
  else if (node.offset + node.length > place) node.length += change;
  else return;
  if (node.colonOffset !== undefined && node.colonOffset > place) node.colonOffset += change;
  for (const child of node.children ?? []) move(child, place, change);
}

function parse(text: string): ReadText {
  if (text.length > MAX_TEXT) return broken([{ code: 'tooLong', offset: MAX_TEXT, length: text.length - MAX_TEXT }]);
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const faults = [...errors.map(toFault), ...(tree ? faultsOf(tree) : [])];
    if (faults.length > 0 || !tree) return broken(faults, tree);
    if (tree.type !== 'object') return broken([{ code: 'notObject', offset: tree.offset, length: tree.length }], tree);
    return { value: JSON.parse(text), tree, faults: [] };
  } catch {
    // Nested deeper than the stack allows, or rejected by only one of the two parsers.
    return broken([{ code: 'unreadable', offset: 0, length: text.length }]);
  }
}

function broken(faults: TextFault[], tree?: Node): ReadText {
  const some: TextFault[] = faults.length > 0 ? faults : [{ code: 'unreadable', offset: 0, length: 0 }];
  return { value: undefined, tree, faults: some };
}

function toFault({ error, offset, length }: ParseError): TextFault {
  const code = printParseErrorCode(error);
  return { code: code === '<unknown ParseErrorCode>' ? 'unreadable' : code, offset, length };
}

/** Parsers and people read a duplicate key differently, and `__proto__` is never legitimate. */
function faultsOf(node: Node): TextFault[] {
  const children = node.children ?? [];
  if (node.type !== 'object') return children.flatMap(faultsOf);
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const at = { offset: key?.offset ?? 0, length: key?.length ?? 0 };
    const own: TextFault[] =
      name === '__proto__' ? [{ code: 'proto', ...at }] : seen.has(name) ? [{ code: 'twice', ...at }] : [];
    seen.add(name);
    return value ? [...own, ...faultsOf(value)] : own;
  });
}
