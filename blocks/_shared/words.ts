import { createContext, useContext, useMemo } from 'react';
import { type Say, sayIn, type Words } from './say.ts';

export const WordsContext = createContext<Words>({});

/** The address of the home page of the page's language. */
export function useHomePath(): string {
  return useContext(WordsContext).homePath ?? import.meta.env.BASE_URL;
}

/** The words of the page's language; the same function as long as the language is the same. */
export function useSay(): Say {
  const words = useContext(WordsContext);
  return useMemo(() => sayIn(words), [words]);
}
