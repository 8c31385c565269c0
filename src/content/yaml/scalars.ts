/** Writes texts as YAML scalars. */

/** Returns a text as a YAML scalar in quotation marks: double ones, unless the text contains some. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a text as a YAML scalar that may be written within braces, where more characters need quotation marks. */
export function inBraces(text: string): string {
  return /^[\s#&*!|>@%`"'?-]|[,[\]{}]|:\s|\s#|[\s:]$/.test(text) ? quoted(text) : text;
}
