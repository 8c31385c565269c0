/**
 * Part of the inline script. The style sheet of what is not to be seen at first comes behind the page: document-html.ts of the
 * renderer. Pages of the dev server have none.
 */

/** How long a dialog waits for its styles, in milliseconds. */
const PATIENCE = 5000;

/** Puts that style sheet to use; resolves when it is. */
export const dress = (): Promise<unknown> =>
  new Promise((resolve) => {
    const forPaper = document.querySelector<HTMLLinkElement>('link[media^=print]');
    if (!forPaper) return resolve(0);
    setTimeout(resolve, PATIENCE);
    // A link of its own behind the other: if that one became another, Chromium would load the page's font anew, and all words would move.
    const use = () => {
      const own = forPaper.cloneNode() as HTMLLinkElement;
      own.media = 'all';
      own.onload = resolve;
      forPaper.after(own);
    };
    if (forPaper.sheet) use();
    else forPaper.onload = use;
  });
