/** The light of the hero pictures: dark on the left, where the text is. */
import { gradient, line, rect } from './shape.mjs';

/** Returns the sky: dark on the left, light on the right, with the first stars where it is dark. @param {string[]} colours */
export const evening = (colours) =>
  gradient('sky', colours, true) +
  rect(0, 0, 1920, 1080, 'url(#sky)') +
  line('M120 130h.1M290 220h.1M410 90h.1M560 190h.1M180 330h.1M680 110h.1', '#fff', 5, { o: 0.4 });

/** Darkens the left third, so that text is readable on every picture. */
export const calm =
  '<linearGradient id="calm"><stop stop-color="#08323a" stop-opacity=".95"/><stop offset=".3" stop-color="#08323a" stop-opacity=".62"/><stop offset=".52" stop-color="#08323a" stop-opacity="0"/></linearGradient>' +
  rect(0, 0, 1920, 1080, 'url(#calm)');
