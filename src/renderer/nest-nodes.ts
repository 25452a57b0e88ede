import type { Limits } from './limits';
import type { Problem } from './problem';
import type { Node } from './types';

/** A node in the tree; `index` is its position in the flat list. */
export interface Placed {
  node: Node;
  index: number;
  problem?: Problem;
  slots: Record<string, Placed[]>;
}

const NO_SLOTS: Placed['slots'] = {};

/**
 * Turns the flat list of a page into a tree. Slots refer to blocks by id, so the list can be inconsistent: duplicate
 * ids, unknown ids, cycles. Every node is kept, at the end if it has no place, so that operators see the problem.
 */
export function nestNodes(nodes: readonly Node[], limits: Limits): Placed[] {
  const byId = new Map<string, number>();
  nodes.forEach((node, index) => {
    if (!byId.has(node.id)) byId.set(node.id, index);
  });
  const named = new Set(nodes.flatMap((node) => (node.slots ? Object.values(node.slots).flat() : [])));
  const placed = new Set<number>();

  const place = (node: Node, index: number, path: readonly string[]): Placed => {
    placed.add(index);
    const problem = whyNot(node, index, path);
    if (problem) {
      claim(node);
      return { node, index, problem, slots: NO_SLOTS };
    }
    if (!node.slots) return { node, index, slots: NO_SLOTS };
    const slots: Record<string, Placed[]> = {};
    for (const [name, ids] of Object.entries(node.slots)) {
      slots[name] = ids.map((id) => placeById(id, index, [...path, node.id]));
    }
    return { node, index, slots };
  };

  const placeById = (id: string, parent: number, path: readonly string[]): Placed => {
    const index = byId.get(id);
    const node = index === undefined ? undefined : nodes[index];
    if (index === undefined || !node) return stray({ id, type: '' }, parent, 'missing', id);
    if (path.includes(id)) return stray(node, index, 'cycle', [...path, id].join(' → '));
    if (placed.has(index)) return stray(node, index, 'duplicate', id);
    return place(node, index, path);
  };

  /** Marks the children of a block that cannot be shown as placed, so that they stay hidden. */
  const claim = (node: Node): void => {
    for (const id of Object.values(node.slots ?? {}).flat()) {
      const index = byId.get(id);
      const child = index === undefined ? undefined : nodes[index];
      if (index === undefined || !child || placed.has(index)) continue;
      placed.add(index);
      claim(child);
    }
  };

  const whyNot = (node: Node, index: number, path: readonly string[]): Problem | undefined => {
    if (index >= limits.blocks) return misplaced('many', String(limits.blocks));
    if (path.length >= limits.depth) return misplaced('deep', String(limits.depth));
    if (byId.get(node.id) !== index) return misplaced('duplicate', node.id);
    return undefined;
  };

  const roots = nodes.flatMap((node, index) =>
    named.has(node.id) && byId.get(node.id) === index ? [] : [place(node, index, [])],
  );
  // Nodes that are still unplaced are in a cycle.
  const rings = nodes.flatMap((node, index) => (placed.has(index) ? [] : [place(node, index, [])]));
  return [...roots, ...rings];
}

function stray(node: Node, index: number, reason: 'missing' | 'cycle' | 'duplicate', detail: string): Placed {
  return { node, index, problem: misplaced(reason, detail), slots: NO_SLOTS };
}

function misplaced(reason: 'missing' | 'cycle' | 'duplicate' | 'many' | 'deep', detail: string): Problem {
  return { kind: 'misplaced', reason, detail };
}
