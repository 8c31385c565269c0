import type { Image } from '../../schema/generated/types.ts';

interface PictureProps {
  image: Image;
  className?: string;
  /** Set for a picture that is in view when the page opens: it loads at once and first. */
  eager?: boolean;
}

/**
 * A picture with its width and height, so that nothing moves when it arrives. The `<picture>` around
 * it also keeps React from writing a preload link in front of the block.
 */
export function Picture({ image, className, eager = false }: PictureProps) {
  return (
    <picture>
      <img
        className={className}
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
