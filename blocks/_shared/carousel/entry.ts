/**
 * What the author of a block with a carousel imports as `pagewright/carousel`: names here stay what they are until the next major
 * version, as docs/blocks.md tells them. It is not among `pagewright/blocks`, since it brings a library.
 */
export { Carousel, carouselMessages } from './carousel.tsx';
export type { CarouselSettings } from './carousel-options.ts';
