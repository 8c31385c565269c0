import { expect, test } from 'vitest';
import { mapAddresses } from './html-addresses.ts';

const below = (address: string) => `/site${address}`;

test('every address of a text is changed, and nothing else of it', () => {
  const text =
    '<p>Say "href=/x" &amp; <a href="/a">go</a></p><video poster="/p.webp" src="/f.mp4"></video>';
  expect(mapAddresses(text, below)).toBe(
    '<p>Say "href=/x" &#x26; <a href="/site/a">go</a></p><video poster="/site/p.webp" src="/site/f.mp4"></video>',
  );
});

test('so is each picture that the browser may choose', () => {
  const text = '<img src="/a.webp" srcset="/a-1.webp 320w, /a-2.webp 640w" alt="">';
  expect(mapAddresses(text, below)).toBe(
    '<img src="/site/a.webp" srcset="/site/a-1.webp 320w, /site/a-2.webp 640w" alt="">',
  );
});
