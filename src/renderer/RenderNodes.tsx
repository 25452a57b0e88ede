import { type ReactNode, use } from 'react';
import { BlockPlace, type PlacedProps } from './BlockPlace';
import type { CompiledNode } from './compile';
import { loadBlock } from './load-block';
import { ProblemPlace } from './ProblemPlace';
import { resolve } from './resolve';
import type { Block, BlockModule, BlockProps } from './types';

type Level = BlockProps<unknown>['level'];

interface Props {
  nodes: readonly CompiledNode[];
  /** Level of the blocks' headings; the block with the page title gets level 1. */
  level?: Level;
}

/** Sibling blocks. Keys are the ids in the page document, so reordering moves blocks instead of remounting them. */
export function RenderNodes({ nodes, level = 2 }: Props): ReactNode {
  return nodes.map((node) => (
    <BlockPlace key={keyOf(node)} node={node} level={node.title ? 1 : level} Loaded={LoadedBlock} draw={drawBlock} />
  ));
}

/** Key of a node. The second block with a duplicate id is a problem card, which needs a different key. */
function keyOf(node: CompiledNode): string {
  return node.problem ? `${node.id} ${node.pointer} ${node.problem.kind}` : node.id;
}

/** Inside the boundary, so that a retry loads the view again. */
function LoadedBlock({ node, block, level }: PlacedProps): ReactNode {
  return drawBlock(node, block, level, use(loadBlock(block)));
}

function drawBlock(node: CompiledNode, block: Block, level: Level, module: BlockModule<unknown>): ReactNode {
  const verdict = resolve(node, module.check);
  if (verdict.kind !== 'ready') return <ProblemPlace node={node} problem={verdict} />;
  const View = module.default;
  const names = Object.keys(node.slots);
  if (names.length === 0) return <View id={node.id} props={node.props} level={level} slots={NO_SLOTS} />;
  // Headings inside a block never have the level of the page title.
  const inner = Math.max(level, 2) as Level;
  const slots: Record<string, ReactNode> = {};
  for (const name of names) slots[name] = <RenderNodes key={name} nodes={node.slots[name] ?? []} level={inner} />;
  const unplaced = names.filter((name) => !block.slots?.includes(name));
  return (
    <>
      <View id={node.id} props={node.props} level={level} slots={slots} />
      {unplaced.map((name) => slots[name])}
    </>
  );
}

const NO_SLOTS: Record<string, ReactNode> = {};
