import { createContext, useContext, useMemo } from 'react';
import { type Messages, type Translate, translator } from './messages.ts';

export const MessagesContext = createContext<Messages>({});

/**
 * Returns the function that looks up texts in the page's language; the same function while the messages are the same.
 */
export function useT(): Translate {
  const messages = useContext(MessagesContext);
  return useMemo(() => translator(messages), [messages]);
}
