/** Finds the comments of YAML texts. */
import { Lexer } from 'yaml';

/** Returns the comments of a text in order. */
export function commentsOf(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));
}
