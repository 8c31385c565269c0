/** How a text is written in YAML so that it is read as it stands. */

/** Returns the text in quotation marks that suit it: double ones, unless it has some itself. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns the text as it is written within braces, where more characters have a meaning than elsewhere. */
export function inBraces(text: string): string {
  return /^[\s#&*!|>@%`"'?-]|[,[\]{}]|:\s|\s#|[\s:]$/.test(text) ? quoted(text) : text;
}

/** Returns the text as a hint shows it: not too long. */
export function shown(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
