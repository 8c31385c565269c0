/** Phrases for messages. */

/** Returns words as a list in a sentence, `a, b or c`; long lists are cut. */
export function listed(words: string[], last = 'or', most = 30): string {
  const shown = words.slice(0, most);
  if (words.length > most) return `${shown.join(', ')} … (${words.length} in all)`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
}

/** Returns a hint that begins with what was probably meant, if anything was found. */
export const guessed = (suggestion: string | undefined, rest = ''): string =>
  suggestion === undefined ? rest : `Did you mean ${suggestion}? ${rest}`.trimEnd();

/** Returns a sentence about a name that somebody has translated to another script; else the empty string. */
export const namesStayEnglish = (name: string, kind: 'block types' | 'fields'): string =>
  /[^\p{Script=Latin}\P{L}]/u.test(name)
    ? `The names of ${kind} stay in English, in all languages. `
    : '';

/** Returns the first sentence of a text, for hints. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** The hint for the address of a page with a film. */
export const FILM_HINT =
  'Put the film into the public folder and write its path, such as /videos/tour.mp4, or let a button lead to the page: { label: Watch the film, to: … }.';

/** Shortens a text for a hint. */
export function shown(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** The lines that a text of a page stands below. */
export const TEXT_BLOCK = '"blocks:", "  - type: text" and "    body: |"';
