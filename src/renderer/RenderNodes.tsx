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
  /** Of the headings of these blocks; the block that carries the page's title gets level 1. */
  level?: Level;
}

/** Blocks beside each other. Keys are the ids of the page document: reordering moves blocks instead of rebuilding them. */
export function RenderNodes({ nodes, level = 2 }: Props): ReactNode {
  return nodes.map((node) => (
    <BlockPlace key={keyOf(node)} node={node} level={node.title ? 1 : level} Loaded={LoadedBlock} draw={drawBlock} />
  ));
}

/** An id that stands twice is wrong and its second block a problem card, which still needs a key of its own. */
function keyOf(node: CompiledNode): string {
  return node.problem ? `${node.id} ${node.pointer} ${node.problem.kind}` : node.id;
}

/** Inside the boundary on purpose: a retry must look the view up again, or it shows the dead one once more. */
function LoadedBlock({ node, block, level }: PlacedProps): ReactNode {
  return drawBlock(node, block, level, use(loadBlock(block)));
}

function drawBlock(node: CompiledNode, block: Block, level: Level, module: BlockModule<unknown>): ReactNode {
  const verdict = resolve(node, module.check);
  if (verdict.kind !== 'ready') return <ProblemPlace node={node} problem={verdict} />;
  const View = module.default;
  const names = Object.keys(node.slots);
  if (names.length === 0) return <View id={node.id} props={node.props} level={level} slots={NO_SLOTS} />;
  // What stands inside a block never competes with the title of the page.
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
