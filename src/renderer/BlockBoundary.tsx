import { Component, type ReactNode } from 'react';
import type { CompiledNode } from './compile';
import { ChunkError, forgetBlock } from './load-block';
import type { Problem } from './problem';

interface Props {
  node: CompiledNode;
  /** Remembers the crash; returns whether the block stays closed from now on. */
  onCrash: (node: CompiledNode) => boolean;
  /** Shown instead of the block; `retry` mounts it again. */
  fallback: (problem: Problem, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  problem?: Problem | undefined;
  props: CompiledNode['props'];
}

/** One per block, so that a crash costs its own place on the page and nothing else. New props are a new chance. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { props: this.props.node.props };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ChunkError) return { problem: { kind: 'unreachable', message } };
    return { problem: { kind: 'crashed', message, closed: false } };
  }

  static getDerivedStateFromProps({ node }: Props, state: State): Partial<State> | null {
    if (node.props === state.props) return null;
    if (!state.problem) return { props: node.props };
    // Compiling a page again makes equal props anew; those are no new chance.
    const same = JSON.stringify(node.props) === JSON.stringify(state.props);
    return same ? { props: node.props } : { props: node.props, problem: undefined };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError || !this.props.onCrash(this.props.node)) return;
    this.setState(({ problem }) => (problem?.kind === 'crashed' ? { problem: { ...problem, closed: true } } : null));
  }

  readonly retry = (): void => {
    if (this.props.node.block) forgetBlock(this.props.node.block);
    this.setState({ problem: undefined });
  };

  override render(): ReactNode {
    const { problem } = this.state;
    return problem ? this.props.fallback(problem, this.retry) : this.props.children;
  }
}
