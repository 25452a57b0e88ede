import type { Nodes, Parents, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

type Emphasis = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>;

const isEmphasis = (node: Nodes | undefined): node is Emphasis =>
  node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';

/**
 * Markdown can only write `<b>注意：</b>请` with a character reference for a neighbour (`**注意：**&#x8BF7;`); search
 * would not find that word, and quotations would show the reference. Such emphasis is removed; the text stays.
 */
export function easeEmphasis(parent: Parents): void {
  const eased: Nodes[] = [];
  for (const child of parent.children as Nodes[]) {
    if (!('children' in child)) eased.push(child);
    else {
      easeEmphasis(child);
      eased.push(...(isEmphasis(child) ? splitSpaces(child) : [child]));
    }
  }
  parent.children = eased.flatMap((child, at): Nodes[] => {
    if (!isEmphasis(child)) return [child];
    return isEmphasis(parent) || !standsAlone(child, eased[at - 1], eased[at + 1]) ? child.children : [child];
  }) as typeof parent.children;
}

/** Moves spaces at the ends out of the emphasis. */
function splitSpaces(node: Emphasis): Nodes[] {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  const space = (value: string): Nodes[] => (value ? [{ type: 'text', value }] : []);
  const inner: Nodes[] = textOf(node) ? [node] : [];
  return [...space(before), ...inner, ...space(after)];
}

/** True if the marks parse as emphasis: not between a letter on one side and punctuation on the other. */
function standsAlone(node: Emphasis, before: Nodes | undefined, after: Nodes | undefined): boolean {
  if (isEmphasis(before)) return false;
  const signBefore = kindAt(node.children[0], 0) === 'sign';
  const signAfter = kindAt(node.children.at(-1), -1) === 'sign';
  return !(signBefore && kindAt(before, -1) === 'letter') && !(signAfter && kindAt(after, 0) === 'letter');
}

function kindAt(node: Nodes | undefined, at: 0 | -1): 'letter' | 'sign' | 'space' {
  if (node === undefined || node.type === 'break') return 'space';
  // Adjacent emphasis is removed itself.
  if (isEmphasis(node)) return kindAt(node.children.at(at), at);
  // Code, links and images begin and end with punctuation.
  if (node.type !== 'text') return 'sign';
  const character = [...node.value].at(at) ?? ' ';
  if (/\s/.test(character)) return 'space';
  return /[\p{P}\p{S}]/u.test(character) ? 'sign' : 'letter';
}
