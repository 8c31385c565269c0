import { type ReactElement, useEffect, useRef, useState } from 'react';

/** Renders a small preview of a page of the catalogue once it is scrolled into view. */
export function Preview({ address }: { address: string | undefined }): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span className="preview" ref={place} aria-hidden="true">
      {address && isNear && (
        <iframe src={address} tabIndex={-1} title="An example" loading="lazy" />
      )}
    </span>
  );
}
