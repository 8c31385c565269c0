import { Picture } from 'pagewright/blocks';
import type { MouseEvent } from 'react';
import type { GalleryPicture } from '../../schema/generated/types.ts';
import type { Selection } from './lightbox.tsx';

interface PictureGridProps {
  pictures: GalleryPicture[];
  open: (selection: Selection) => void;
}

/**
 * Returns the `sizes` of a picture in the grid: a cell is about 15rem wide, and half as wide as a phone; a single
 * picture has the whole width.
 */
function sizesOf({ grid = 'normal' }: GalleryPicture, count: number): string {
  if (count === 1) return '(min-width: 1240px) 1240px, 100vw';
  const cells = grid === 'wide' || grid === 'large' ? 2 : 1;
  return `(min-width: 576px) ${cells * 320}px, ${cells * 50}vw`;
}

/** Renders pictures as links to their files; with script a click opens them in the lightbox. */
export function PictureGrid({ pictures, open }: PictureGridProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    // Safari does not focus a link on click, and the lightbox returns the focus to it.
    link.focus();
    const links = [...event.currentTarget.querySelectorAll('a')];
    open({ pictures, index: links.indexOf(link) });
  };
  const items = pictures.map((picture) => (
    <li key={picture.src + picture.title} data-grid={picture.grid}>
      <a href={picture.src}>
        <Picture image={picture} sizes={sizesOf(picture, pictures.length)} />
        {picture.title ? (
          <span className="picture-title dark" aria-hidden="true">
            {picture.title}
          </span>
        ) : null}
      </a>
    </li>
  ));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on one of its links is a click
    <ul className="picture-grid list" onClick={onClick}>
      {items}
    </ul>
  );
}
