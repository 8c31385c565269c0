import { type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { afterPaint } from '../browser/after-paint.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { type CarouselSettings, swiperOptions } from './carousel-options.ts';

/** A carousel, as its controls see it. */
export interface CarouselControls {
  /** The slide in front, counted from 0 in the order of the data. */
  active: number;
  /** Whether Swiper runs; before that the slides are a list that scrolls. */
  running: boolean;
  /** Whether all slides are in view, so that there is nothing to move. */
  locked: boolean;
  /** Moves to the next slide. Returns whether the carousel moved: it does not during another move. */
  next(): boolean;
  previous(): boolean;
  /** Marks a slide as active, then moves to it. */
  goTo(index: number): void;
}

/** How much longer than its duration a move may take before it counts as interrupted, in milliseconds. */
const TOLERANCE = 250;

/** Returns the slide that a visitor had scrolled to before Swiper started. */
function scrolledSlide(view: HTMLElement): number {
  const slide = view.querySelector<HTMLElement>('.carousel-slide');
  return slide ? Math.round(Math.abs(view.scrollLeft) / slide.offsetWidth) : 0;
}

/** Makes slides out of view inert: the keyboard and screen readers skip them. */
function hideInactive(swiper: Swiper) {
  for (const slide of swiper.slides) {
    const inView = swiper.visibleSlides?.includes(slide) ?? true;
    if (!inView && slide.contains(document.activeElement)) swiper.el.focus({ preventScroll: true });
    // Setting `inert` recalculates styles, even when the value is the same.
    if (slide.inert === inView) slide.inert = !inView;
  }
}

/** Ends a move whose `transitionend` never fired, as when the tab was hidden half-way. */
function endLostMove(swiper: Swiper, since: number) {
  const allowed = Number(swiper.params.speed) + TOLERANCE;
  if (swiper.animating && performance.now() - since > allowed) swiper.transitionEnd();
}

interface Listeners {
  /** Called when other slides are in view than before. */
  onShow(swiper: Swiper): void;
  /** Called when a move begins. */
  onMove(): void;
}

/** Makes a Swiper that has not started yet, at the slide that is in view. */
function makeSwiper(
  element: HTMLElement,
  options: SwiperOptions,
  { onShow, onMove }: Listeners,
): Swiper {
  // This recalculates the styles of the slides. Reading the scroll position below forces that in this task, so that it
  // does not lengthen the next one.
  element.dataset.draggable = '';
  return new Swiper(element, {
    ...options,
    init: false,
    initialSlide: scrolledSlide(element),
    on: {
      slideChange: onShow,
      transitionEnd: hideInactive,
      resize: onShow,
      lock: onShow,
      unlock: onShow,
      slideChangeTransitionStart: onMove,
    },
  });
}

/** Runs Swiper on the rendered markup: `.carousel-track` with its `.carousel-slide`s. */
export function useSwiper(
  view: RefObject<HTMLElement | null>,
  settings: CarouselSettings,
  count: number,
  reducedMotion: boolean,
): CarouselControls {
  const swiper = useRef<Swiper | null>(null);
  const start = useRef(() => {});
  const movedAt = useRef(0);
  const [state, setState] = useState({ active: 0, running: false, locked: false });
  const key = JSON.stringify(settings);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the settings
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const onShow = (shown: Swiper) => {
      // While it starts, Swiper measures after each step, and each change of `inert` would force a style
      // recalculation.
      if (!shown.initialized) return;
      hideInactive(shown);
      setState({ active: shown.realIndex, running: true, locked: shown.isLocked });
    };
    const onMove = () => {
      movedAt.current = performance.now();
    };
    const modules = settings.effect === 'fade' ? [EffectFade] : [];
    const options = { ...swiperOptions(settings, count, reducedMotion), modules };
    let made: Swiper | undefined;
    const make = () => {
      made ??= makeSwiper(element, options, { onShow, onMove });
      return made;
    };
    const begin = () => {
      if (swiper.current) return;
      swiper.current = make();
      swiper.current.init();
      element.scrollLeft = 0;
      onShow(swiper.current);
    };
    // The slides are already where Swiper will have them, so it may start when the page is idle or when they are to
    // move. After a change of the settings it starts again at once.
    const forget = state.running ? begin() : whenIdle(make, begin);
    start.current = begin;
    return () => {
      forget?.();
      for (const slide of swiper.current?.slides ?? []) slide.inert = false;
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [view, key, count, reducedMotion]);

  const move = (how: 'slideNext' | 'slidePrev') => {
    start.current();
    const made = swiper.current;
    if (!made) return false;
    endLostMove(made, movedAt.current);
    return made[how]() === true;
  };
  return {
    ...state,
    next: () => move('slideNext'),
    previous: () => move('slidePrev'),
    goTo: (index) => {
      setState((before) => ({ ...before, active: index }));
      // A slide as large as the view takes long to paint.
      afterPaint(() => swiper.current?.slideToLoop(index));
    },
  };
}
