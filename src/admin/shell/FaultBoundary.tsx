import { Component, type ReactNode } from 'react';
import { FaultNotice } from './FaultNotice';

interface Props {
  /** What is inside, as people call it. */
  name: string;
  /** Another value is another chance. */
  retryOn?: unknown;
  children: ReactNode;
}

interface State {
  message?: string | undefined;
  /** What the fault was met with. */
  metWith?: unknown;
}

/** A fault inside costs what is inside; everything around goes on. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ retryOn }: Props, { message, metWith }: State): State | null {
    if (message === undefined) return { metWith: retryOn };
    return retryOn === metWith ? null : { message: undefined, metWith: retryOn };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return <FaultNotice name={this.props.name} detail={message} onGoOn={() => this.setState({ message: undefined })} />;
  }
}
