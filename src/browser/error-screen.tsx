import { Component, type ReactNode } from 'react';

/** The screen for an error that no page can handle: specification, section 8. */
export class ErrorScreen extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main id="content" className="container error-screen" role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>Something went wrong on this page. Loading it again usually helps.</p>
        <p>
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            Load the page again
          </button>
        </p>
      </main>
    );
  }
}
