import type { SwiperOptions } from 'swiper/types';

/** How many slides are side by side, by the width of the window. */
interface PerView {
  base?: number;
  xs?: number;
  sm?: number;
  md?: number;
  lg?: number;
}

/** The options of a block's carousel. Times are in milliseconds. */
export interface CarouselSettings {
  /** The time from one move to the next; the carousel does not move by itself when it is 0 or missing. */
  autoplay?: number;
  /** The time that one move takes. */
  speed?: number;
  loop?: boolean;
  effect?: 'slide' | 'fade';
  dots?: boolean;
  arrows?: boolean;
  perView?: PerView;
}

/**
 * The window widths at which `perView` changes, in pixels: specification, section 9. `xs` and `sm`
 * differ by one pixel, for "below 480" (xs) and "up to 480" (sm). carousel.css holds the same widths.
 */
const FROM_WIDTH: Record<Exclude<keyof PerView, 'base'>, number> = {
  xs: 480,
  sm: 481,
  md: 769,
  lg: 1025,
};

/** The duration of a move when the block sets none. */
const DEFAULT_SPEED = 500;

/** Returns the options that make Swiper lay the slides out exactly as carousel.css did before it started. */
export function swiperOptions(
  settings: CarouselSettings,
  count: number,
  reducedMotion: boolean,
): SwiperOptions {
  const { perView = {}, loop = true, effect = 'slide', speed = DEFAULT_SPEED } = settings;
  const most = Math.max(1, ...Object.values(perView));
  const breakpoints: SwiperOptions['breakpoints'] = {};
  for (const [name, width] of Object.entries(FROM_WIDTH)) {
    const slides = perView[name as keyof typeof FROM_WIDTH];
    if (slides) breakpoints[width] = { slidesPerView: slides };
  }
  // Swiper's loop needs more slides than are side by side; with fewer it rewinds to the first one instead.
  const canLoop = loop && count > most;
  return {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    effect,
    fadeEffect: { crossFade: true },
    slidesPerView: perView.base ?? 1,
    breakpoints,
    loop: canLoop,
    rewind: loop && !canLoop,
    speed: reducedMotion ? 0 : speed,
    watchSlidesProgress: true,
  };
}
