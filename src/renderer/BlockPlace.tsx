import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import type { CompiledNode } from './compile';
import { EarlyStart } from './EarlyStart';
import { type Host, HostContext } from './host';
import { ChunkError, forgetBlock, loadedBlock } from './load-block';
import { ProblemPlace } from './ProblemPlace';
import type { Problem } from './problem';
import { show } from './show';
import type { Block, BlockModule, BlockProps } from './types';
import { WaitingBlock } from './WaitingBlock';

type Level = BlockProps<unknown>['level'];

export interface PlacedProps {
  node: CompiledNode;
  block: Block;
  level: Level;
}

interface Props extends Omit<PlacedProps, 'block'> {
  /** The block itself, once its place is near. */
  Loaded: ComponentType<PlacedProps>;
  draw: (node: CompiledNode, block: Block, level: Level, module: BlockModule<unknown>) => ReactNode;
}

interface State {
  near: boolean;
  problem?: Problem | undefined;
  /** What the problem was met with. */
  props?: CompiledNode['props'] | undefined;
}

/**
 * One node at its place: its rule first, then what is known to be wrong, then the block. Also the block's boundary, so that a crash
 * costs its own place on the page and nothing else. One component for all of it, and what only some blocks need in components that
 * only those have: a page of two hundred blocks pays for every layer two hundred times.
 */
export class BlockPlace extends Component<Props, State> {
  static override contextType = HostContext;
  declare readonly context: Host;
  override state: State = { near: isHere(this.props.node.block) };
  private awaited: Block | undefined;
  private drawn: { node: CompiledNode; level: Level; element: ReactNode } | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ChunkError) return { problem: { kind: 'unreachable', message }, props: undefined };
    return { problem: { kind: 'crashed', message, closed: false }, props: undefined };
  }

  /** New props are a new chance. Equal ones are not, and compiling a page again makes equal ones. */
  static getDerivedStateFromProps({ node }: Props, { problem, props }: State): Partial<State> | null {
    if (!problem || node.props === props) return null;
    const same = props === undefined || JSON.stringify(node.props) === JSON.stringify(props);
    return same ? { props: node.props } : { problem: undefined };
  }

  override shouldComponentUpdate({ node, level }: Props, { problem, near }: State): boolean {
    const { props, state } = this;
    return node !== props.node || level !== props.level || problem !== state.problem || near !== state.near;
  }

  override componentDidUpdate(): void {
    // To be hidden by a rule and to come back is a new chance, too.
    if (this.state.problem && !show(this.props.node.show, this.context.context)) this.retry();
  }

  override componentDidCatch(error: unknown): void {
    const { node } = this.props;
    if (error instanceof ChunkError || !this.context.crashes.add(crashKey(node, this.context), node.props)) return;
    this.setState(({ problem }) => (problem?.kind === 'crashed' ? { problem: { ...problem, closed: true } } : null));
  }

  override render(): ReactNode {
    const { node } = this.props;
    const host = this.context;
    // A block that a rule hides loads nothing and asks for nothing.
    if (!show(node.show, host.context)) return null;
    const problem = node.problem ?? closedBefore(node, host);
    if (problem) return <ProblemPlace node={node} problem={problem} />;
    if (!node.block) return <ProblemPlace node={node} problem={{ kind: 'unknown', type: node.type }} />;
    return (
      <div data-block={node.id} data-type={node.type}>
        {this.inside(node, node.block)}
        {this.state.near && node.block.needs && <EarlyStart block={node.block} props={node.props} />}
      </div>
    );
  }

  private inside(node: CompiledNode, block: Block): ReactNode {
    const { level, Loaded, draw } = this.props;
    const { problem, near } = this.state;
    if (problem) return <ProblemPlace node={node} problem={problem} retry={() => this.retry()} />;
    const height = block.skeleton?.height ?? 1;
    if (!near) return <WaitingBlock height={height} onNear={() => this.setState({ near: true })} />;
    // The very same element is not drawn again: what changes around the page reaches a block through its own hooks.
    if (this.drawn?.node !== node || this.drawn.level !== level) {
      // What is here needs no component that waits; where one has waited it stays, or the block would start anew.
      const module = this.awaited === block ? undefined : loadedBlock(block);
      if (!module) this.awaited = block;
      const element = (
        <Suspense fallback={<Skeleton height={height} />}>
          {module ? draw(node, block, level, module) : <Loaded node={node} block={block} level={level} />}
        </Suspense>
      );
      this.drawn = { node, level, element };
    }
    return this.drawn.element;
  }

  private retry(): void {
    if (this.props.node.block) forgetBlock(this.props.node.block);
    this.setState({ problem: undefined });
  }
}

/** What is here already need not wait until its place has come near. */
function isHere(block: Block | undefined): boolean {
  return typeof IntersectionObserver === 'undefined' || (block !== undefined && loadedBlock(block) !== undefined);
}

function closedBefore(node: CompiledNode, host: Host): Problem | undefined {
  const closed = !host.crashes.isEmpty && host.crashes.isClosed(crashKey(node, host), node.props);
  return closed ? { kind: 'crashed', message: '', closed } : undefined;
}

function crashKey(node: CompiledNode, { domain, route }: Host): string {
  return `${domain} ${route.path} ${node.id}`;
}
