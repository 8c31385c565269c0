import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Renders the screen for an error that no page can handle: specification, section 8. Going back in the history leaves
 * it, and so does coming back online.
 */
export function ErrorScreen() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    addEventListener('online', revalidate);
    return () => removeEventListener('online', revalidate);
  }, [revalidate]);
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
