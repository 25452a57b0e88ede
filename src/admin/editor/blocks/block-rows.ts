import { LIMITS } from '@/renderer/limits';
import { nestNodes, type Placed } from '@/renderer/nest-nodes';
import type { Problem } from '@/renderer/problem';
import type { Node } from '@/renderer/types';
import { pointer } from '../../../../setting/pointer';
import { blocksPointer } from './own-page';

export interface BlockRow {
  /** ID of the block, with its position if the ID occurs twice. */
  key: string;
  node: Node;
  /** Index in the flat list of the page. */
  index: number;
  pointer: string;
  depth: number;
  slot?: string;
  problem?: Problem;
  /** The list that determines its order, and its index there: the page's own list or a slot of another block. */
  list: string;
  at: number;
  /** Indexes in `list` of the neighbours on the same level. */
  before?: number;
  after?: number;
}

/** The blocks of a page in reading order, those in a slot below their host. */
export function blockRows(blocks: readonly Node[], page: string): BlockRow[] {
  const root = blocksPointer(page);
  const rowsOf = (placed: readonly Placed[], list: string, depth: number, slot?: string): BlockRow[] =>
    placed.flatMap((each, position) => {
      const own = pointer(root, each.index);
      const placeOf = (n: number) => (slot === undefined ? placed[n]?.index : placed[n] && n);
      const [before, after] = [placeOf(position - 1), placeOf(position + 1)];
      const row: BlockRow = {
        key: each.problem ? `${each.node.id} ${list} ${position}` : each.node.id,
        node: each.node,
        index: each.index,
        pointer: own,
        depth,
        list,
        at: placeOf(position) ?? position,
        ...(slot !== undefined && { slot }),
        ...(each.problem && { problem: each.problem }),
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      };
      const inner = Object.entries(each.slots).flatMap(([name, inside]) =>
        rowsOf(inside, pointer(own, 'slots', name), depth + 1, name),
      );
      return [row, ...inner];
    });
  return rowsOf(nestNodes(blocks, LIMITS), root, 0);
}
