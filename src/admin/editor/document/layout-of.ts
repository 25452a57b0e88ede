import type { Node } from 'jsonc-parser';

/** How to format new text like the text around it. */
export interface Layout {
  /** Text between two children. */
  before: string;
  /** After the last child, before the closing bracket. */
  after: string;
  /** Indentation of a child; undefined if everything is on one line. */
  indent: string | undefined;
}

const STEP = '  ';

/** Follows the layout of its children, or of its own line if it is empty. */
export function layoutOf(text: string, container: Node): Layout {
  const [first] = container.children ?? [];
  const end = container.offset + container.length - 1;
  if (first) {
    const before = text.slice(container.offset + 1, first.offset);
    const last = container.children?.at(-1) ?? first;
    const indent = before.includes('\n') ? before.slice(before.lastIndexOf('\n') + 1) : undefined;
    return { before, after: text.slice(last.offset + last.length, end), indent };
  }
  if (!text.includes('\n')) return { before: '', after: '', indent: undefined };
  const own = indentOfLine(text, container.offset);
  return { before: `\n${own}${STEP}`, after: `\n${own}`, indent: own + STEP };
}

export function indentOfLine(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** Between siblings on one line: the existing separator, or none. */
export function separatorOf(text: string, container: Node): string {
  const [first, second] = container.children ?? [];
  const { before, indent } = layoutOf(text, container);
  if (indent !== undefined || !first || !second) return before;
  return text.slice(first.offset + first.length, second.offset).replace(',', '');
}

export function write(value: unknown, indent: string | undefined): string {
  if (indent === undefined) return JSON.stringify(value);
  return JSON.stringify(value, null, STEP).replaceAll('\n', `\n${indent}`);
}
