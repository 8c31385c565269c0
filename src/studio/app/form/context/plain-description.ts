type Described = { description?: string | undefined; format?: string | undefined };

/** Returns what of a description a person needs who sees the field: without how it is written in a file. */
export function plainDescription({ description = '', format = '' }: Described): string {
  const [told = ''] = description.split(
    / (?=The default is |Left out, |Markdown |As CSS writes it)/,
  );
  if (/^The (?:picture|video)'s path in the public folder/.test(told)) return '';
  // What it is chosen from is shown, not typed.
  if (/-path$|^link$|^icon$/.test(format)) return told.replace(/:.*$|, such as .*$/, '.');
  return told.replace(/, written in Markdown:.*$/, '.');
}
