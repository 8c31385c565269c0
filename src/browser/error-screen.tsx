import { Component, type ReactNode, startTransition } from 'react';
import { forgetPage } from './pages.ts';

/** What may take the visitor to a page that can be shown: another step in the history, and a network that is there again. */
const WAYS_OUT = ['popstate', 'online'];

/** The screen for an error that no page can handle: specification, section 8. */
export class ErrorScreen extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    forgetPage(location.pathname + location.search);
    for (const way of WAYS_OUT) addEventListener(way, this.tryAgain);
  }

  // The screen stays until the page is there.
  private tryAgain = () => {
    for (const way of WAYS_OUT) removeEventListener(way, this.tryAgain);
    startTransition(() => this.setState({ broken: false }));
  };

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
