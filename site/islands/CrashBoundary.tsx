import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface CrashTexts {
  crashed: string;
  tryAgain: string;
}

/** Limits a crash to its island: shows the message, and "Try again" renders the island again. */
export class CrashBoundary extends Component<{ texts: CrashTexts; children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.warn('An island crashed.', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { texts, children } = this.props;
    if (!error) return children;
    return (
      <div className="island-error" role="alert">
        <p className="island-error-title">{texts.crashed}</p>
        <p>{error.message}</p>
        <button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
          {texts.tryAgain}
        </button>
      </div>
    );
  }
}
