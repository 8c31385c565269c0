/** A 24 by 24 line icon in the colour of the text. It is decoration unless `label` names it. */
export function Icon({
  svg,
  label,
  className,
}: {
  svg: string;
  label?: string;
  className?: string;
}) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...naming}
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
