/** Keeps unsaved texts of files in the session storage, so that they survive a reload of the page. */

const START = 'pagewright-studio-text:';

interface KeptText {
  /** The text on disk that the edits started from, and its digest. */
  base: string;
  digest: string;
  text: string;
}

/** Returns the unsaved text of a file. */
export function keptText(file: string): KeptText | undefined {
  const text = sessionStorage.getItem(START + file);
  return text === null ? undefined : (JSON.parse(text) as KeptText);
}

/**
 * Stores the unsaved text of a file.
 *
 * @param kept `undefined` removes it
 */
export function keepText(file: string, kept: KeptText | undefined): void {
  if (kept) sessionStorage.setItem(START + file, JSON.stringify(kept));
  else sessionStorage.removeItem(START + file);
}

/** Returns whether there are unsaved texts. */
export const hasKeptTexts = () =>
  Object.keys(sessionStorage).some((name) => name.startsWith(START));
