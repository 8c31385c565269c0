import type { Image } from '../../../schema/generated/types.ts';
import { focusName } from './focus-point.ts';
import { choiceOf } from './picture-variants.ts';

/** A picture with what the engine adds to the editor's data. */
interface FinishedImage extends Image {
  /** Set for the picture that is in view when the page opens: it loads at once and before all others. */
  priority?: true;
}

interface PictureProps {
  image: FinishedImage;
  /** How wide it is shown, as in HTML, widest screens first: `(min-width: 992px) 400px, 50vw`. */
  sizes: string;
  className?: string;
  /** Set for a small picture that is in view on every page. */
  eager?: boolean;
}

/**
 * Renders a picture with its width and height, so that nothing shifts when it loads. A photograph is offered in
 * several widths and formats. For a picture that loads eagerly, the `<picture>` keeps React from writing a preload
 * link in front of the block.
 */
export function Picture({ image, sizes, className, eager = false }: PictureProps) {
  const { src, alt, width, height, focus, priority } = image;
  const choice = choiceOf(src, sizes);
  const isLazy = !priority && !eager;
  const img = (
    <img
      className={className}
      src={choice?.src ?? src}
      srcSet={choice?.webp}
      sizes={choice && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : undefined}
      fetchPriority={priority ? 'high' : undefined}
      // SVG is not decoded.
      decoding={src.endsWith('.svg') ? undefined : 'async'}
      data-focus={focus && focusName(focus)}
    />
  );
  if (isLazy && !choice) return img;
  return (
    <picture>
      {choice ? <source type="image/avif" srcSet={choice.avif} sizes={sizes} /> : null}
      {img}
    </picture>
  );
}
