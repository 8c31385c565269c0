/** Keeps what was typed into the text of a file and is not on disk: it outlives the page, where the browser keeps it for the tab. */

const START = 'pagewright-studio-text:';

interface KeptText {
  /** The text on disk that what was typed began with, and its digest. */
  base: string;
  digest: string;
  text: string;
}

/** Returns what is kept of a file. */
export function keptText(file: string): KeptText | undefined {
  const text = sessionStorage.getItem(START + file);
  return text === null ? undefined : (JSON.parse(text) as KeptText);
}

/** Keeps what was typed into a file. @param kept left out, nothing of the file is kept any more */
export function keepText(file: string, kept: KeptText | undefined): void {
  if (kept) sessionStorage.setItem(START + file, JSON.stringify(kept));
  else sessionStorage.removeItem(START + file);
}

/** Returns whether anything is kept. */
export const hasKeptTexts = () =>
  Object.keys(sessionStorage).some((name) => name.startsWith(START));
