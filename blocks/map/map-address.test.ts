import { expect, it } from 'vitest';
import { mapFrame, mapPage } from './map-address.ts';

const place = { latitude: 25.2, longitude: 55.3 };

it('links to the place with a pin', () => {
  expect(mapPage({ ...place, zoom: 17 })).toBe(
    'https://www.openstreetmap.org/?mlat=25.2&mlon=55.3#map=17/25.2/55.3',
  );
});

it('frames the place, with the marker in the middle', () => {
  const query = new URL(mapFrame(place)).searchParams;
  const [west, south, east, north] = String(query.get('bbox')).split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  expect((west + east) / 2).toBeCloseTo(55.3, 4);
  expect((south + north) / 2).toBeCloseTo(25.2, 4);
  expect(query.get('marker')).toBe('25.2,55.3');
});
