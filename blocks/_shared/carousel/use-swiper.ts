import { type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { afterPaint } from '../browser/after-paint.ts';
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

/**
 * Prepares Swiper for the rendered markup. The slides are already where Swiper will have them, so it may start when
 * the page is idle or when they are to move.
 *
 * @returns `begin` starts it, `end` removes it and what it did to the slides
 */
function prepareSwiper(element: HTMLElement, options: SwiperOptions, listeners: Listeners) {
  let running: Swiper | undefined;
  const onShow = (swiper: Swiper) => {
    // While it starts, Swiper measures after each step, and each change of `inert` would force a style recalculation.
    if (!swiper.initialized) return;
    hideInactive(swiper);
    listeners.onShow(swiper);
  };
  const begin = () => {
    if (running) return running;
    element.dataset.draggable = '';
    running = new Swiper(element, {
      ...options,
      initialSlide: scrolledSlide(element),
      on: {
        slideChange: onShow,
        transitionEnd: hideInactive,
        resize: onShow,
        lock: onShow,
        unlock: onShow,
        slideChangeTransitionStart: listeners.onMove,
      },
    });
    element.scrollLeft = 0;
    onShow(running);
    return running;
  };
  const end = () => {
    for (const slide of running?.slides ?? []) slide.inert = false;
    running?.destroy();
  };
  return { begin, end };
}

/** How long work waits at most on a page that is never idle, in milliseconds. */
const IDLE_TIMEOUT = 1000;

/** Runs work when the page is idle. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari does not support it yet.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(turn);
}

/** Runs Swiper on the rendered markup: `.carousel-track` with its `.carousel-slide`s. */
export function useSwiper(
  view: RefObject<HTMLElement | null>,
  settings: CarouselSettings,
  count: number,
  reducedMotion: boolean,
): CarouselControls {
  const swiper = useRef<ReturnType<typeof prepareSwiper>>(undefined);
  const movedAt = useRef(0);
  const [state, setState] = useState({ active: 0, running: false, locked: false });
  const key = JSON.stringify(settings);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the settings
  useEffect(() => {
    if (!view.current) return;
    const modules = settings.effect === 'fade' ? [EffectFade] : [];
    const options = { ...swiperOptions(settings, count, reducedMotion), modules };
    const prepared = prepareSwiper(view.current, options, {
      onShow: ({ realIndex, isLocked }) =>
        setState({ active: realIndex, running: true, locked: isLocked }),
      onMove: () => {
        movedAt.current = performance.now();
      },
    });
    const { begin, end } = prepared;
    swiper.current = prepared;
    // After a change of the settings it starts again at once.
    if (state.running) begin();
    const forget = state.running ? undefined : whenIdle(begin);
    return () => {
      forget?.();
      end();
      swiper.current = undefined;
    };
  }, [view, key, count, reducedMotion]);

  const move = (how: 'slideNext' | 'slidePrev') => {
    const running = swiper.current?.begin();
    if (!running) return false;
    endLostMove(running, movedAt.current);
    return running[how]() === true;
  };
  return {
    ...state,
    next: () => move('slideNext'),
    previous: () => move('slidePrev'),
    goTo: (index) => {
      setState((before) => ({ ...before, active: index }));
      // A slide as large as the view takes long to paint.
      afterPaint(() => swiper.current?.begin().slideToLoop(index));
    },
  };
}
