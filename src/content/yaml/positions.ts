/** From a way through the data to a place in the text: the short way where the text is plain, else by the parser that knows places. */
import { placeAt } from '../place-at.ts';
import type { DataPath } from '../types.ts';
import { type Location, type Positions, readParsed } from './parsed-places.ts';
import { SimplePlaces } from './simple-places.ts';
import { wordsWithin } from './words-within.ts';

/** Reads a text with places. Never throws; a text with errors still gives the places of what could be read. */
export function readPositions(text: string): Positions {
  const simple = SimplePlaces.of(text);
  let known: Positions | undefined;
  const parsed = () => (known ??= readParsed(text));
  const locate = (path: DataPath, atKey = false, within = ''): Location => {
    const found = simple?.find(path, atKey);
    if (!found || (within !== '' && !found.isWhole)) return parsed().locate(path, atKey, within);
    const { start, end } = wordsWithin(text, found.start, found.end, within);
    return {
      place: placeAt(text, start, end - start),
      start,
      end,
      exact: found.exact,
      get lastLine() {
        return parsed().locate(path, atKey, within).lastLine;
      },
    };
  };
  return {
    find: (path, atKey, within) => locate(path, atKey, within).place,
    locate,
    span: (path, atKey) => parsed().span(path, atKey),
    texts: () => parsed().texts(),
    get errors() {
      return parsed().errors;
    },
    toData: () => parsed().toData(),
  };
}
