import type { MouseEvent } from 'react';
import type { GalleryPicture } from '../../schema/generated/types.ts';
import { Picture } from '../_shared/picture.tsx';

interface PictureGridProps {
  pictures: GalleryPicture[];
  open: (pictures: GalleryPicture[], index: number) => void;
}

/** A cell of the grid is at least 15rem wide; a picture alone has the whole width. */
function sizesOf({ grid = 'normal' }: GalleryPicture, count: number): string {
  if (count === 1) return '(min-width: 1240px) 1240px, 100vw';
  const cells = grid === 'wide' || grid === 'large' ? 2 : 1;
  return `(min-width: 576px) ${cells * 320}px, 100vw`;
}

/** Pictures as links to themselves; with script a click opens them large. */
export function PictureGrid({ pictures, open }: PictureGridProps) {
  const onClick = (event: MouseEvent<HTMLElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a link on click, and the focus is to come back here.
    event.currentTarget.focus();
    open(pictures, index);
  };
  return (
    <ul className="picture-grid list">
      {pictures.map((picture, index) => (
        <li key={picture.src + picture.title} data-grid={picture.grid}>
          <a href={picture.src} onClick={(event) => onClick(event, index)}>
            <Picture image={picture} sizes={sizesOf(picture, pictures.length)} />
            {picture.title ? (
              <span className="picture-title dark" aria-hidden="true">
                {picture.title}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
