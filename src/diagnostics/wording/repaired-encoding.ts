/** Repairs texts whose letters were stored as UTF-8 and read as Windows-1252, such as `FÃ¼hrerschein`. */

/** The characters of the bytes 0x80 to 0x9F in Windows-1252; those of all other bytes have the same number. */
const OF_WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Matches any later byte of a character, and one that is no space or quotation mark as in French texts. */
const next = String.raw`[\x80-\xbf${OF_WINDOWS}]`;
const nextOfSign = String.raw`[\x80-\x9f${OF_WINDOWS}]`;

/**
 * Matches what is read in the place of one character. In real words, two capitals or a quotation mark may stand before
 * such a letter and a mark after it: “CAFÉ…”, “Ã”.
 */
const MISREAD = new RegExp(
  String.raw`(?<!\p{Lu}{2}|["'“„‘«])(?:Â[\xa0-\xbf]|[ÃÄÅ]${next}|â${nextOfSign}${next}|ð${nextOfSign}${next}{2})`,
  'gu',
);

/** A quick test that most texts fail. */
const MAY_BE_MISREAD = /[ÂÃÄÅâð]/;

/** Returns a text with the characters that were meant; the same text when none was misread. */
export const repairedEncoding = (text: string): string =>
  MAY_BE_MISREAD.test(text) ? text.replace(MISREAD, decoded) : text;

/** Returns the character of which these are the bytes; the same characters when they are those of none. */
function decoded(misread: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(misread, byteOf));
  } catch {
    return misread;
  }
}

/** Returns the byte that is read as a character. */
function byteOf(character: string): number {
  const index = OF_WINDOWS.indexOf(character);
  return index === -1 ? character.charCodeAt(0) : 0x80 + index;
}
