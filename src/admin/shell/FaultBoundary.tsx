import { Component, type ReactNode } from 'react';
import { FaultNotice } from './FaultNotice';

interface Props {
  /** Name of the content, as people know it. */
  name: string;
  /** A new value resets the boundary. */
  retryOn?: unknown;
  children: ReactNode;
}

interface State {
  message?: string | undefined;
  /** The value at which it failed. */
  metWith?: unknown;
}

/** Contains a crash: everything around it keeps working. */
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
