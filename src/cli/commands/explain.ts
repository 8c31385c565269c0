import { explainCode, listCodes, nearestCode } from '../../diagnostics/explain.ts';

/** Prints what there is to say about a problem's code or name, or all codes; 2 for a word that is none. */
export function explain(word: string | undefined): number {
  if (word === undefined) {
    console.log(listCodes());
    return 0;
  }
  const text = explainCode(word);
  if (text === undefined) {
    const meant = nearestCode(word);
    console.error(
      `There is no problem ${word}. ${meant ? `Did you mean ${meant}?` : 'npx pagewright explain, without a code, lists them all.'}`,
    );
    return 2;
  }
  console.log(text);
  return 0;
}
