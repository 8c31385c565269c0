import type { GalleryPicture } from '../../schema/generated/types.ts';

/** What the large view shows of a picture. */
export type LargePicture = Pick<
  GalleryPicture,
  'src' | 'alt' | 'width' | 'height' | 'title' | 'description'
>;

/** The pictures that links lead to, with what is drawn in the links. */
export function picturesIn(links: Iterable<HTMLAnchorElement>): LargePicture[] {
  return Array.from(links, (link) => {
    const image = link.querySelector('img') as HTMLImageElement;
    const sizeOf = (name: string) => Number(image.getAttribute(name)) || undefined;
    return {
      src: link.getAttribute('href') as string,
      alt: image.alt,
      width: sizeOf('width'),
      height: sizeOf('height'),
      title: link.querySelector('.picture-title')?.textContent ?? undefined,
      description: link.dataset.description,
    };
  });
}
