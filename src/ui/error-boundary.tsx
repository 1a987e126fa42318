import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; onReset?: () => void; fallback: (error: unknown, retry: () => void) => ReactNode };
type State = { failed: boolean; error: unknown };

/** Renders `fallback` if the children throw; `retry` renders them again. `onReset` clears the cause, such as cached errors. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  readonly retry = () => {
    this.props.onReset?.();
    this.setState({ failed: false, error: undefined });
  };

  override componentWillUnmount() {
    if (this.state.failed) this.props.onReset?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
