import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import { pointer } from '../../../../setting/pointer';
import { nodeAt } from '../document/edit-text';
import { readText } from '../document/read-text';

/** The pointer to the value at an offset; within a key, to its value. */
export function pointerAt(text: string, offset: number): string | undefined {
  const { tree } = readText(text);
  const node = tree && findNodeAtOffset(tree, offset, true);
  return node && pointer('', ...getNodePath(node));
}

export interface Range {
  from: number;
  to: number;
}

/** The text range at a pointer, including its key; for a missing place, the nearest one around it. */
export function rangeAt(text: string, at: string): Range | undefined {
  const { tree } = readText(text);
  for (let path = at; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = nodeAt(tree, path);
    if (!found) continue;
    const whole = found.parent?.type === 'property' ? found.parent : found;
    return { from: whole.offset, to: whole.offset + whole.length };
  }
  return undefined;
}
