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
  /** Loads and renders the block once its place is near. */
  Loaded: ComponentType<PlacedProps>;
  draw: (node: CompiledNode, block: Block, level: Level, module: BlockModule<unknown>) => ReactNode;
}

interface State {
  near: boolean;
  problem?: Problem | undefined;
  /** The props at the time of the problem. */
  props?: CompiledNode['props'] | undefined;
}

/**
 * Renders one node: first its rule, then known problems, then the block. Also the block's error boundary, so that a
 * crash affects only this place. A single component, because a page of two hundred blocks pays for each layer two
 * hundred times; what only some blocks need is in components of its own.
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

  /** New props reset the problem. Equal ones do not, because recompiling the page creates equal copies. */
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
    // Being hidden by a rule and shown again resets the problem too.
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
    // A hidden block loads no code and no data.
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
    // The same element does not re-render; changes outside of the props reach the block through its hooks.
    if (this.drawn?.node !== node || this.drawn.level !== level) {
      // Loaded code renders without the lazy component; where that was used before, it stays, to avoid a remount.
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

/** A block whose code is loaded need not wait until it is near. */
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
