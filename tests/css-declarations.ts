/** A declaration of a style sheet and the line on which it begins. */
export interface Declaration {
  property: string;
  value: string;
  line: number;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Returns all declarations of a style sheet, at any depth of nesting. Text before a `{` is a selector, not a
 * declaration.
 */
export function declarations(css: string): Declaration[] {
  // Removes comments, and characters in strings and addresses that would look like an end; line numbers stay the
  // same.
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(["'])(?:\\.|(?!\1).)*\1|url\([^)]*\)/g, (text) => text.replace(/[;{}:]/g, '_'));
  const found: Declaration[] = [];
  for (const match of plain.matchAll(/([^;{}]*)([;{}])/g)) {
    const [, text = '', end] = match;
    const declaration = /^(\s*)([a-z-]+)\s*:\s*([\s\S]+?)\s*$/.exec(text);
    if (end === '{' || !declaration) continue;
    const [, space = '', property = '', value = ''] = declaration;
    const line = plain.slice(0, match.index + space.length).split('\n').length;
    found.push({ property, value, line });
  }
  return found;
}
