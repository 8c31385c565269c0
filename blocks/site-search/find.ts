/** A page that can be found. */
export interface Entry {
  title: string;
  to: string;
  /** More words by which it is found. */
  words?: string[];
}

/** Returns a text as it is compared: without case, accents and spaces that follow each other, `&` as `and`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the entries that hold what was typed, those first whose titles begin with it. Nothing typed finds nothing: specification, section 2. */
export function find(entries: Entry[], typed: string): Entry[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const found = entries.filter(({ title, words = [] }) =>
    [title, ...words].some((text) => plain(text).includes(wanted)),
  );
  const isFirst = ({ title }: Entry) => plain(title).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))];
}
