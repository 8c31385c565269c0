import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import { isRightToLeft } from '../browser/reading-direction.ts';
import { useReducedMotion } from '../browser/use-reduced-motion.ts';
import { Icon } from '../ui/icon.tsx';
import { chevronLeft, chevronRight, pause, play } from '../ui/icons.ts';
import type { Translate } from '../ui/messages.ts';
import { Static, type StaticPart } from '../ui/static-part.tsx';
import { useT } from '../ui/use-messages.ts';
import type { CarouselSettings } from './carousel-options.ts';
import { useAutoplay } from './use-autoplay.ts';
import { type CarouselControls, useSwiper } from './use-swiper.ts';

interface PauseButtonProps {
  playing: boolean;
  /** The name of what moves, to tell several buttons of a page apart. */
  what: string;
  onClick: (event: MouseEvent) => void;
}

/** Renders the button that pauses and resumes automatic motion, as WCAG 2.2.2 requires. */
function PauseButton({ playing, what, onClick }: PauseButtonProps) {
  const t = useT();
  const name = { name: what };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={playing ? t('pause', 'Pause: {name}', name) : t('play', 'Play: {name}', name)}
      onClick={onClick}
    >
      <Icon svg={playing ? pause : play} />
    </button>
  );
}

interface CarouselProps {
  /** What the slides are, for screen readers: "Our clients". */
  label: string;
  slides: StaticPart[];
  settings: CarouselSettings;
}

/** The messages that a carousel looks up: keys of `words` in `_site.yaml`. */
export const carouselMessages = [
  'carousel',
  'slide',
  'slideOf',
  'placeOf',
  'previousSlide',
  'nextSlide',
  'pause',
  'play',
];

function Arrow({ way, controls }: { way: 'previous' | 'next'; controls: CarouselControls }) {
  const t = useT();
  return (
    <button
      type="button"
      className={`icon-button carousel-arrow carousel-${way}`}
      aria-label={
        way === 'next' ? t('nextSlide', 'Next slide') : t('previousSlide', 'Previous slide')
      }
      onClick={() => afterPaint(controls[way])}
    >
      <Icon svg={way === 'next' ? chevronRight : chevronLeft} />
    </button>
  );
}

function Dots({ count, controls }: { count: number; controls: CarouselControls }) {
  const t = useT();
  return (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          className="carousel-dot"
          aria-label={t('slideOf', 'Slide {place} of {count}', { place: index + 1, count })}
          aria-current={index === controls.active ? 'true' : undefined}
          onClick={() => controls.goTo(index)}
        />
      ))}
    </div>
  );
}

/** The `tabIndex` before Swiper runs: the view is a list that scrolls, and the keyboard must reach it. */
const SCROLLABLE = 0;

/** Returns the attributes with which screen readers announce a slide: "1 of 6, slide". */
function naming(t: Translate, index: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': t('slide', 'slide'),
    'aria-label': t('placeOf', '{place} of {count}', { place: index + 1, count }),
  };
}

/** Returns the memoised slides: a press changes the controls only, so React need not render the slides again. */
function useTrack(slides: StaticPart[]) {
  const t = useT();
  return useMemo(
    () => (
      <div className="carousel-track">
        {slides.map((slide, index) => (
          <Static
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            of={slide}
            className="carousel-slide"
            {...naming(t, index, slides.length)}
          />
        ))}
      </div>
    ),
    [t, slides],
  );
}

/** Moves the carousel by the arrow keys, in reading direction, wherever the focus is in it. */
function moveByKey(event: KeyboardEvent<HTMLElement>, { next, previous }: CarouselControls) {
  if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey) return;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const forward = isRightToLeft(event.currentTarget) ? 'Left' : 'Right';
  event.preventDefault();
  afterPaint(event.key === `Arrow${forward}` ? next : previous);
}

interface ControlsProps {
  settings: CarouselProps['settings'];
  count: number;
  controls: CarouselControls;
  /** Rendered before the other controls. */
  children: ReactNode;
}

function Controls({ settings: { dots, arrows }, count, controls, children }: ControlsProps) {
  return (
    <div className="carousel-controls">
      {children}
      {arrows ? <Arrow way="previous" controls={controls} /> : null}
      {dots ? <Dots count={count} controls={controls} /> : null}
      {arrows ? <Arrow way="next" controls={controls} /> : null}
    </div>
  );
}

/**
 * Renders slides side by side or on top of each other. Without script they are a list that scrolls and snaps;
 * carousel.css lays them out alike before and after Swiper starts, so that nothing shifts.
 */
export function Carousel({ label, slides, settings }: CarouselProps) {
  const t = useT();
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const { autoplay = 0, dots = false, arrows = false, effect = 'slide', perView = {} } = settings;
  const count = slides.length;
  const track = useTrack(slides);
  const controls = useSwiper(view, settings, count, reducedMotion);
  const { playing, toggle } = useAutoplay(root, controls, autoplay, reducedMotion);
  const { active, running, locked } = controls;
  const continuous = autoplay > 0 && autoplay <= (settings.speed ?? 0);

  return (
    <section
      ref={root}
      className="carousel"
      aria-roledescription={t('carousel', 'carousel')}
      aria-label={label}
      data-effect={effect}
      data-running={(running && !locked) || undefined}
      data-continuous={continuous || undefined}
      data-base={perView.base}
      data-xs={perView.xs}
      data-sm={perView.sm}
      data-md={perView.md}
      data-lg={perView.lg}
      onKeyDown={(event) => moveByKey(event, controls)}
    >
      {count > 1 && (autoplay > 0 || dots || arrows) ? (
        <Controls settings={settings} count={count} controls={controls}>
          {autoplay > 0 ? <PauseButton playing={playing} what={label} onClick={toggle} /> : null}
        </Controls>
      ) : null}
      {/* Swiper reorders the slide elements: another number of slides gets new elements. */}
      <div key={count} ref={view} className="carousel-view" tabIndex={running ? -1 : SCROLLABLE}>
        {track}
      </div>
      <p className="visually-hidden" aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
        {t('slideOf', 'Slide {place} of {count}', { place: active + 1, count })}
      </p>
    </section>
  );
}
