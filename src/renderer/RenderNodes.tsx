import { memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import { BlockBoundary } from './BlockBoundary';
import type { CompiledNode } from './compile';
import { type Host, useHost } from './host';
import { loadBlock } from './load-block';
import { needsOf } from './needs-of';
import { ProblemPlace } from './ProblemPlace';
import type { Problem } from './problem';
import { resolve } from './resolve';
import { show } from './show';
import type { Block, BlockProps } from './types';
import { useNearViewport } from './use-near-viewport';

type Level = BlockProps<unknown>['level'];

interface NodesProps {
  nodes: readonly CompiledNode[];
  /** Of the headings of these blocks; the block that carries the page's title gets level 1. */
  level?: Level;
}

/** Blocks beside each other. Keys are the ids of the page document: reordering moves blocks instead of rebuilding them. */
export function RenderNodes({ nodes, level = 2 }: NodesProps): ReactNode {
  return nodes.map((node) => <BlockView key={keyOf(node)} node={node} level={node.title ? 1 : level} />);
}

/** An id that stands twice is wrong and its second block a problem card, which still needs a key of its own. */
function keyOf(node: CompiledNode): string {
  return node.problem ? `${node.id} ${node.pointer} ${node.problem.kind}` : node.id;
}

interface ViewProps {
  node: CompiledNode;
  level: Level;
}

/**
 * One node at its place: its rule first, then what is known to be wrong, then the block inside a boundary of its own. One component
 * for all of it: a page of two hundred blocks pays for every layer two hundred times.
 */
const BlockView = memo(function BlockView({ node, level }: ViewProps): ReactNode {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  // A block that a rule hides loads nothing and asks for nothing.
  const shown = show(node.show, host.context);
  const problem = shown ? (node.problem ?? closedBefore(node, host) ?? unknownType(node)) : undefined;
  const block = shown && !problem ? node.block : undefined;
  const near = useNearViewport(place, block);
  useEarlyStart(near ? block : undefined, node.props, host);

  if (!shown) return null;
  if (problem || !block) return problem && <ProblemPlace node={node} problem={problem} />;
  const onCrash = (crashed: CompiledNode) => host.crashes.add(crashKey(crashed, host), crashed.props);
  const fallback = (now: Problem, retry: () => void) => <ProblemPlace node={node} problem={now} retry={retry} />;
  const waiting = <Skeleton height={block.skeleton?.height ?? 1} />;
  return (
    <div ref={place} data-block={node.id} data-type={node.type}>
      <BlockBoundary node={node} onCrash={onCrash} fallback={fallback}>
        <Suspense fallback={waiting}>
          {near ? <LoadedBlock node={node} block={block} level={level} /> : waiting}
        </Suspense>
      </BlockBoundary>
    </div>
  );
});

function closedBefore(node: CompiledNode, host: Host): Problem | undefined {
  const closed = !host.crashes.isEmpty && host.crashes.isClosed(crashKey(node, host), node.props);
  return closed ? { kind: 'crashed', message: '', closed } : undefined;
}

function unknownType({ block, type }: CompiledNode): Problem | undefined {
  return block ? undefined : { kind: 'unknown', type };
}

function crashKey(node: CompiledNode, { domain, route }: Host): string {
  return `${domain} ${route.path} ${node.id}`;
}

/** Code and data side by side: the answer is under way before the code that asks for it has arrived. */
function useEarlyStart(block: Block | undefined, props: unknown, { route, prefetch }: Host): void {
  useEffect(() => {
    if (block) loadBlock(block).catch(() => undefined);
  }, [block]);
  const asking = block?.needs ? props : undefined;
  useEffect(() => {
    if (!block || asking === undefined) return;
    for (const need of needsOf(block, asking, route)) prefetch(need);
  }, [block, asking, route, prefetch]);
}

/** Inside the boundary on purpose: a retry must look the view up again, or it shows the dead one once more. */
function LoadedBlock({ node, block, level }: ViewProps & { block: Block }): ReactNode {
  const module = use(loadBlock(block));
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
