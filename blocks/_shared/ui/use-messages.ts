/// <reference types="vite/types/importMeta.d.ts" />
import { createContext, useContext, useMemo } from 'react';
import { type Messages, type Translate, translator } from './messages.ts';

export const MessagesContext = createContext<Messages>({});

/** Returns the address of the home page of the page's language. */
export function useHomePath(): string {
  return useContext(MessagesContext).homePath ?? import.meta.env.BASE_URL;
}

/**
 * Returns the function that looks up texts in the page's language; the same function while the messages are the same.
 */
export function useT(): Translate {
  const messages = useContext(MessagesContext);
  return useMemo(() => translator(messages), [messages]);
}
