interface Place {
  latitude: number;
  longitude: number;
  zoom?: number;
}

const HOST = 'https://www.openstreetmap.org';
const DEFAULT_ZOOM = 15;

/** Returns the address of the map's page, with a marker on the place. */
export function mapPage({ latitude, longitude, zoom = DEFAULT_ZOOM }: Place): string {
  return `${HOST}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

/** Returns the address of the live map for an `<iframe>`; its bounds follow from the zoom. */
export function mapFrame({ latitude, longitude, zoom = DEFAULT_ZOOM }: Place): string {
  // A map tile of 256 pixels spans 360 degrees at zoom 0; the frame is about three tiles wide.
  const half = (360 / 2 ** zoom) * 1.5;
  const tall = half * 0.6 * Math.cos((latitude * Math.PI) / 180);
  const corners = [longitude - half, latitude - tall, longitude + half, latitude + tall];
  const bbox = corners.map((degrees) => degrees.toFixed(5)).join(',');
  const query = new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `${HOST}/export/embed.html?${query}`;
}
