import { expect, test } from 'vitest';
import { numberIn, numbersFor } from './number-in-text.ts';

test.each([
  ['£45', '45'],
  ['1,450', '1450'],
  ['1.450.000', '1450000'],
  ['45 min', '45'],
  ['95,', '95'],
  ['12,50 €', '12.50'],
  ['AED 1,450.75', '1450.75'],
  ['three', '3'],
  ['١٢٣', '123'],
  ['۱٬۲۵۰٫۵ درهم', '1250.5'],
  ['100%', '100'],
  ['2/3', undefined],
  ['10-12', undefined],
  ['about', undefined],
  ['2026-01-31', undefined],
])('%s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test.each([
  ['0.12W', '-0.12'],
  ["51°30'N", '51.5'],
  ['51° 30′ 36″ S', '-51.51'],
  ['25.2048° N', '25.2048'],
])('%s of a place', (text, number) => {
  expect(numbersFor(text, 'The latitude in degrees, north is positive.')[0]).toBe(number);
});
