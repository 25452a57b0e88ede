import { type Facts, holds } from '../condition';
import type { Answer, Node, Tree, Value } from './state';

export const LONGEST_PATH = 40;

export interface TreeWalk {
  /** The answers that fit the tree, with the nodes they answer. */
  passed: { id: string; node: Node; answer: Answer }[];
  /** Where the walk stands: a node to answer or to do, a result or a handover. */
  at: { id: string; node: Node };
  facts: Facts;
}

export const isEnd = ({ kind }: Node) => kind === 'result' || kind === 'handover';

/** Follows the answers through the tree. What does not fit any more, such as after an update, is left out. */
export function walkTree(tree: Tree, answers: readonly Answer[]): TreeWalk {
  const facts = new Map<string, string | number>();
  const passed: TreeWalk['passed'] = [];
  let id = tree.start;
  for (let step = 0; step < LONGEST_PATH; step += 1) {
    const node = nodeOf(tree, id);
    if (isEnd(node)) break;
    const answer = answers[passed.length];
    const value = node.kind === 'decide' ? null : answer?.value;
    if (value === undefined || (node.kind !== 'decide' && (answer?.at !== id || !fits(tree, node, value)))) break;
    if (answer && node.kind !== 'decide') passed.push({ id, node, answer });
    if (node.fact && value !== null) facts.set(node.fact, value);
    const to = leadsTo(node, value, facts);
    if (to === undefined) break;
    id = to;
  }
  return { passed, at: { id, node: nodeOf(tree, id) }, facts };
}

export function nodeOf(tree: Tree, id: string): Node {
  const node = Object.hasOwn(tree.nodes, id) ? tree.nodes[id] : undefined;
  if (!node) throw new RangeError(`${tree.id} has no node ${id}.`);
  return node;
}

/**
 * Causes that "not known" passed by, in the order of the questions: where a run ends without a cause, they are still
 * possible.
 */
export function openCauses(tree: Tree, answers: readonly Answer[]): { id: string; node: Node }[] {
  const ids = walkTree(tree, answers).passed.flatMap(({ node, answer }) =>
    answer.value === null ? [...(node.options ?? []), ...(node.next ?? [])].flatMap(({ to }) => to ?? []) : [],
  );
  return [...new Set(ids)].map((id) => ({ id, node: nodeOf(tree, id) })).filter(({ node }) => node.kind === 'result');
}

/** Where an answer leads; "not known" leads to `else`. */
function leadsTo(node: Node, value: Value, facts: Facts): string | undefined {
  if (node.kind !== 'decide' && value === null) return node.else;
  const option = node.fact ? undefined : node.options?.find(({ id }) => id === value);
  return option?.to ?? node.next?.find(({ when }) => holds(when, facts) === true)?.to ?? node.else;
}

/** Whether a value is an answer to this node. */
export function fits(tree: Tree, node: Node, value: Value): boolean {
  if (node.kind === 'do') return value === 'done' || value === null;
  if (value === null) return true;
  const fact = node.fact ? tree.facts[node.fact] : undefined;
  if (fact?.type === 'number') return typeof value === 'number' && value >= fact.min && value <= fact.max;
  return (fact?.options ?? node.options ?? []).some(({ id }) => id === value);
}
