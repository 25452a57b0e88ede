import type { Node, Rule } from '@/renderer/types';
import { isObject } from '../../../../setting/json-value';

/**
 * Anything can be typed where blocks belong, and is kept. A non-block is listed in its place as a block of unknown type, so that it can be
 * seen and removed; no other code has to expect it.
 */
export function readNodes(list: readonly unknown[]): readonly Node[] {
  return list.every(isNode) ? list : list.map((item, index) => (isNode(item) ? item : asNode(item, index)));
}

const LONGEST = 40;
/** Maximum depth that the renderer reads; deeper rules are cut off. */
const DEEPEST = 16;

function isNode(item: unknown): item is Node {
  if (!isObject(item)) return false;
  const { id, type, v, props, slots, show } = item;
  return (
    isWord(id) &&
    isWord(type) &&
    (v === undefined || typeof v === 'number') &&
    (props === undefined || isObject(props)) &&
    (slots === undefined || isSlots(slots)) &&
    (show === undefined || isRule(show))
  );
}

function asNode(item: unknown, index: number): Node {
  const { id, type, v, props, slots, show } = isObject(item) ? item : ({} as Record<string, unknown>);
  return {
    id: isWord(id) ? id : `#${index + 1}`,
    type: isWord(type) ? type : said(type ?? item),
    ...(typeof v === 'number' && { v }),
    ...(isObject(props) && { props }),
    ...(isSlots(slots) && { slots }),
    // An unknown condition hides its block, and is shown by its own text.
    ...(show !== undefined && { show: (isRule(show) ? show : { [said(show)]: [] }) as Rule }),
  };
}

/** Without a letter, the row would have no name. */
const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isSlots(value: unknown): value is Record<string, string[]> {
  const names = (list: unknown) => Array.isArray(list) && list.every(isWord);
  return isObject(value) && Object.values(value).every(names);
}

const LISTS = ['role', 'locale', 'viewport', 'function'];

function isRule(value: unknown, depth = 0): boolean {
  if (!isObject(value)) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).every(([kind, part]) => {
    if (kind === 'all' || kind === 'any') return Array.isArray(part) && part.every((inner) => isRule(inner, depth + 1));
    if (kind === 'not') return isRule(part, depth + 1);
    if (kind === 'time') return isObject(part) && Object.values(part).every((edge) => typeof edge === 'string');
    return !LISTS.includes(kind) || Array.isArray(part);
  });
}

function said(value: unknown): string {
  return (JSON.stringify(value) ?? '').slice(0, LONGEST);
}
