import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Reports what was thrown and returns the incident id. */
  readonly onError: (error: unknown) => string;
  readonly renderFailure: (incidentId: string, reset: () => void) => ReactNode;
  /** A new value clears the failure: another page, other parameters. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly hasFailed: boolean;
  readonly incidentId: string;
  readonly resetKey: string;
}

/** Keeps what a remote, or a part of the shell, throws while rendering inside its own place. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { hasFailed: false, incidentId: '', resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: RemoteBoundaryProps,
    state: RemoteBoundaryState,
  ): RemoteBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, incidentId: '', resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ incidentId: this.#report(error) });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFailure(this.state.incidentId, this.#reset);
  }

  /** A report that fails must not take the page with it. */
  #report(error: unknown): string {
    try {
      return this.props.onError(error);
    } catch {
      return '';
    }
  }

  readonly #reset = (): void => this.setState({ hasFailed: false, incidentId: '' });
}
