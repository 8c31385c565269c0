import { createContext, useContext } from 'react';
import { type Say, sayIn, type Words } from './say.ts';

export const WordsContext = createContext<Words>({});

/** The address of the home page of the page's language. */
export function useHomePath(): string {
  return useContext(WordsContext).homePath ?? import.meta.env.BASE_URL;
}

/** The words of the page's language. */
export function useSay(): Say {
  return sayIn(useContext(WordsContext));
}
