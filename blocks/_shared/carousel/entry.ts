/**
 * The exports of `pagewright/carousel`, for authors of blocks with a carousel. These names stay until the next major
 * version, as docs/blocks.md promises. They are not part of `pagewright/blocks` since they bring a library.
 */
export { Carousel, carouselMessages } from './carousel.tsx';
export type { CarouselSettings } from './carousel-options.ts';
