import { expect, test } from 'vitest';
import { choiceOf, largestWidth, maxPixels, sizesInRows, variantFor } from './picture-variants.ts';

const src = '/assets/pictures/hall-0123456789-1920.webp';
const widths = (list = '') =>
  list.split(', ').map((form) => Number(form.split(' ')[1]?.slice(0, -1)));

test('a picture is never made larger than it is, nor larger than a screen', () => {
  expect([largestWidth(700), largestWidth(4000)]).toEqual([700, 1920]);
});

test.each([
  ['100vw', 2880],
  ['88px', 176],
  ['(min-width: 1240px) 560px, (min-width: 992px) 46vw, 100vw', 1488],
])('sizes="%s" needs %i pixels at most', (sizes, pixels) => {
  expect(maxPixels(sizes)).toBe(pixels);
});

test('variants are those that fit `sizes`, in both formats', () => {
  const choice = choiceOf(src, '(min-width: 480px) 416px, 100vw');
  expect(widths(choice?.avif)).toEqual([320, 480, 640]);
  expect(choice?.webp).toBe(choice?.avif.replaceAll('.avif', '.webp'));
  expect(choice?.src).toBe('/assets/pictures/hall-0123456789-640.webp');
  expect(widths(choiceOf(src, '100vw')?.avif)).toEqual([320, 480, 640, 960, 1280, 1920]);
});

test('a small picture has no variant nearly as large as itself', () => {
  const small = '/assets/pictures/hall-0123456789-700.webp';
  expect(widths(choiceOf(small, '100vw')?.webp)).toEqual([320, 480, 700]);
  expect(widths(choiceOf('/assets/pictures/a-0123456789-40.webp', '100vw')?.webp)).toEqual([40]);
});

test('an address below a folder keeps the folder', () => {
  expect(variantFor(`/below${src}`, 960)).toBe('/below/assets/pictures/hall-0123456789-960.webp');
});

test.each(['/images/hall.svg', 'https://example.org/hall.webp', '/images/hall-640.webp'])(
  '%s has no variants',
  (address) => {
    expect(choiceOf(address, '100vw')).toBeUndefined();
    expect(variantFor(address, 300)).toBe(address);
  },
);

test('cards share the width of the page', () => {
  expect(sizesInRows({ md: 2, lg: 4 })).toBe(
    '(min-width: 1240px) 310px, (min-width: 992px) 25vw, (min-width: 769px) 50vw, 100vw',
  );
});
