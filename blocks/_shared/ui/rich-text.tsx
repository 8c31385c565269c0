/** Renders block-level text: HTML that the build made from Markdown and has sanitised. */
export function RichText({ html, className }: { html: string | undefined; className?: string }) {
  if (!html) return null;
  const classes = className ? `rich-text ${className}` : 'rich-text';
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders one line of text: HTML that the build made from Markdown and has sanitised. */
export function InlineText({ html }: { html: string | undefined }) {
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
