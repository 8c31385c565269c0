import type { Image } from '../../../schema/generated/types.ts';
import { focusName } from './focus-point.ts';
import { choiceOf } from './picture-variants.ts';

/** What the engine knows of a picture beside what the editor wrote. */
interface FinishedImage extends Image {
  /** Set on the picture that is in view when the page opens: it loads at once and before all others. */
  first?: true;
  /** Its commonest colour, shown until it arrives. */
  colour?: string;
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
 * Renders a picture with its width and height, so that nothing moves when it arrives. A photograph comes in
 * the width and format that suit the browser. Around one that loads at once a `<picture>` keeps React from
 * writing a preload link in front of the block.
 */
export function Picture({ image, sizes, className, eager = false }: PictureProps) {
  const { src, alt, width, height, focus, first, colour } = image;
  const choice = choiceOf(src, sizes);
  const isLazy = !first && !eager;
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
      fetchPriority={first ? 'high' : undefined}
      // A drawing is not decoded.
      decoding={src.endsWith('.svg') ? undefined : 'async'}
      data-colour={colour}
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
