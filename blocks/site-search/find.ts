/** A page that can be found. */
export interface Entry {
  title: string;
  to: string;
  /** Further words by which the page is found. */
  words?: string[];
}

/** Normalises a text for comparison: lower case, no accents, single spaces, `&` as `and`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the entries that contain the typed text, first those whose titles begin with it. An empty text finds
 * nothing: specification, section 2.
 */
export function find(entries: Entry[], typed: string): Entry[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const found = entries.filter(({ title, words = [] }) =>
    [title, ...words].some((text) => plain(text).includes(wanted)),
  );
  const isFirst = ({ title }: Entry) => plain(title).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))];
}
