/**
 * Renders a line icon in the colour of the text and the size of `.icon` in controls.css. It is decorative unless
 * `label` names it.
 */
export function Icon({
  svg,
  label,
  className,
}: {
  svg: string;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
