type Described = { description?: string | undefined; format?: string | undefined };

/** Returns the part of a description that helps beside a form field, without how the value is written in a file. */
export function plainDescription({ description = '', format = '' }: Described): string {
  const [text = ''] = description.split(
    / (?=The default is |Left out, |Markdown |As CSS writes it)/,
  );
  if (/^The (?:picture|video)'s path in the public folder/.test(text)) return '';
  // These values are chosen, not typed.
  if (/-path$|^link$|^icon$/.test(format)) return text.replace(/:.*$|, such as .*$/, '.');
  return text.replace(/, written in Markdown:.*$/, '.');
}
