/** Finds the comments of YAML texts, for tests. */
import { Lexer } from 'yaml';

/** Returns the comments of a text, in the order in which they stand. */
export function commentsOf(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));
}
