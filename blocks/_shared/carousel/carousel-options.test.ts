import { describe, expect, it } from 'vitest';
import { swiperOptions } from './carousel-options.ts';

describe('swiperOptions', () => {
  it('turns named widths into window widths', () => {
    const options = swiperOptions({ perView: { base: 1, sm: 2, md: 3, lg: 4 } }, 8, false);
    expect(options.slidesPerView).toBe(1);
    expect(options.breakpoints).toEqual({
      481: { slidesPerView: 2 },
      769: { slidesPerView: 3 },
      1025: { slidesPerView: 4 },
    });
  });

  it('loops while there is a slide to spare, and starts again from the first otherwise', () => {
    const perView = { base: 1, lg: 3 };
    expect(swiperOptions({ perView }, 4, false)).toMatchObject({ loop: true, rewind: false });
    expect(swiperOptions({ perView }, 3, false)).toMatchObject({ loop: false, rewind: true });
    expect(swiperOptions({ perView, loop: false }, 4, false)).toMatchObject({
      loop: false,
      rewind: false,
    });
  });

  it('moves at once for visitors who asked for less motion', () => {
    expect(swiperOptions({ speed: 700 }, 3, true).speed).toBe(0);
    expect(swiperOptions({ speed: 700 }, 3, false).speed).toBe(700);
  });
});
