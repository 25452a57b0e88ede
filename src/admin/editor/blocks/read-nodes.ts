import type { Node, Rule } from '@/renderer/types';
import { isObject } from '../../../../setting/json-value';

/**
 * Anything can be typed where blocks belong, and is kept. What is no block keeps its place here as one of no known type, so that it can
 * be listed, looked at and taken away; nothing behind this has to expect it.
 */
export function readNodes(list: readonly unknown[]): readonly Node[] {
  return list.every(isNode) ? list : list.map((item, index) => (isNode(item) ? item : asNode(item, index)));
}

const LONGEST = 40;
/** The renderer looks no deeper; a rule that goes on is not read to its end. */
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
    // A condition nobody understands hides its block, and is shown by what it says.
    ...(show !== undefined && { show: (isRule(show) ? show : { [said(show)]: [] }) as Rule }),
  };
}

/** Without a letter it would be a row without a name. */
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
