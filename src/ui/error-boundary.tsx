import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; onReset?: () => void; fallback: (error: unknown, retry: () => void) => ReactNode };
type State = { failed: boolean; error: unknown };

/** Shows `fallback` in place of children that threw; `retry` shows them again. `onReset` clears what made them throw. */
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
