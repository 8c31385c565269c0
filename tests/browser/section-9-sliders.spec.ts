import type { Locator } from 'playwright/test';
import { freezeCarousel, pass, slideInFront, takeTheClock } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';

test.describe('Sliders', () => {
  interface SliderCase {
    title: string;
    route: string;
    name: string;
    interval: number;
    /** The number of slides in view by window width. */
    inView: [number, number][];
    effect: 'fade' | 'slide';
    dots: number;
  }
  const sliders: SliderCase[] = [
    {
      title: 'Hero: autoplay 3000 ms, transition 500 ms, fade with dots',
      route: '/',
      name: 'What we look after',
      interval: 3000,
      inView: [[1440, 1]],
      effect: 'fade',
      dots: 6,
    },
    {
      title: 'Testimonials: 3000 ms autoplay, 500 ms speed, slides 3/2/1 at 1024 and 768',
      route: '/testimonials',
      name: 'What clients say',
      interval: 3000,
      inView: [
        [1440, 3],
        [1024, 2],
        [768, 1],
      ],
      effect: 'slide',
      dots: 0,
    },
    {
      title: 'Accreditation slider on home: every 1 s, 2 slides (1 below 480 px)',
      route: '/',
      name: 'Certificates and approvals',
      interval: 1000,
      inView: [
        [1440, 2],
        [480, 2],
        [479, 1],
      ],
      effect: 'slide',
      dots: 0,
    },
    {
      title: 'Home client slider: every 0.5 s, 4 items by default, fewer on narrow screens',
      route: '/',
      name: 'Clients who rely on us',
      interval: 500,
      inView: [
        [1440, 4],
        [1024, 3],
        [390, 2],
      ],
      effect: 'slide',
      dots: 0,
    },
    {
      title: 'Certificate carousel: 1 s, slides 3/3/2/1 at 1024, 768, 480',
      route: '/accreditations',
      name: 'Certificates and approvals',
      interval: 1000,
      inView: [
        [1440, 3],
        [1024, 3],
        [769, 3],
        [768, 2],
        [481, 2],
        [480, 1],
      ],
      effect: 'slide',
      dots: 0,
    },
    {
      title: 'Client portfolio carousel: 4 slides, 3/2/1 at 1024/768/480; its autoplay is 100 ms',
      route: '/client-portfolio',
      name: 'Our clients',
      interval: 100,
      inView: [
        [1440, 4],
        [1024, 3],
        [768, 2],
        [480, 1],
      ],
      effect: 'slide',
      dots: 0,
    },
    {
      title: 'Banner carousel: speed 500 ms, interval 1000 ms',
      route: '/services',
      name: 'Some of our services',
      interval: 1000,
      inView: [
        [1440, 1],
        [390, 1],
      ],
      effect: 'slide',
      dots: 3,
    },
  ];

  /** Records the duration of the next move as soon as it starts: on a busy machine it may be over before the test looks. */
  const noteNextMove = (carousel: Locator) =>
    carousel.locator('.carousel-track').evaluateHandle((track) => {
      const durations = () =>
        track
          .getAnimations({ subtree: true })
          .map(({ effect }) => Number(effect?.getComputedTiming().duration));
      const duration = new Promise<number>((resolve) => {
        track.addEventListener('transitionrun', () => resolve(Math.max(...durations())), {
          once: true,
        });
      });
      return { duration };
    });

  for (const { title, route, name, interval, inView, effect, dots } of sliders) {
    test(title, async ({ page }) => {
      await takeTheClock(page);
      await page.goto(route);
      const carousel = page.getByRole('region', { name });
      await freezeCarousel(page, carousel);
      await expect(carousel).toHaveAttribute('data-effect', effect);
      await expect(carousel.locator('.carousel-dot')).toHaveCount(dots);

      const before = await slideInFront(carousel);
      await pass(page, interval - 1);
      expect(await slideInFront(carousel)).toBe(before);
      const next = await noteNextMove(carousel);
      await pass(page, 1);
      expect(await next.evaluate(({ duration }) => duration)).toBe(500);
      await expect.poll(() => slideInFront(carousel)).not.toBe(before);

      for (const [width, count] of inView) {
        await page.setViewportSize({ width, height: 900 });
        const shown = async () => {
          await pass(page, 100);
          return carousel.locator('.carousel-slide:not([inert])').count();
        };
        await expect.poll(shown, `at ${width} px`).toBe(count);
      }
    });
  }
});
