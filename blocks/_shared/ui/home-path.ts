/// <reference types="vite/types/importMeta.d.ts" />
import { createContext, useContext } from 'react';

/** The address of the home page of the page's language; `undefined` in the site's own language. */
export const HomePathContext = createContext<string | undefined>(undefined);

/** Returns the address of the home page of the page's language. */
export function useHomePath(): string {
  return useContext(HomePathContext) ?? import.meta.env.BASE_URL;
}
