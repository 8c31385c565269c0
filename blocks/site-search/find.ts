/** A page that can be found. */
export interface Entry {
  title: string;
  to: string;
  /** Further words by which the page is found. */
  words?: string[];
}

/** Returns a text in lower case, without accents and repeated spaces, and with one form of letters that have two. */
function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // At the end of Arabic words most people type these letters in either form.
  const oneForm = letters.replaceAll('ة', 'ه').replaceAll('ى', 'ي');
  return oneForm.replace(/\s+/g, ' ').trim();
}

/** Returns a text with `and` for `&`. */
const withWord = (text: string) => plain(text.replaceAll('&', ' and '));

/** Returns a text with `&` for the word `and`, so that `&` does not match a part of a word. */
const withSign = (text: string) => plain(text).replace(/ ?(?:&|\band\b) ?/g, '&');

/**
 * Returns the entries that contain the typed text, first those whose titles begin with it. An empty text finds
 * nothing: specification, section 2.
 */
export function find(entries: Entry[], typed: string): Entry[] {
  const comparable = typed.includes('&') ? withSign : withWord;
  const wanted = comparable(typed);
  if (wanted === '') return [];
  const found = entries.filter(({ title, words = [] }) =>
    [title, ...words].some((text) => comparable(text).includes(wanted)),
  );
  const isFirst = ({ title }: Entry) => comparable(title).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))];
}
