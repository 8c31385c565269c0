/**
 * Renders the promotional film: `nice node tools/artwork/film.mjs` (about two minutes). Needs the package sharp and, on the
 * path or in FFMPEG_PATH, an ffmpeg with libx264 and libvpx-vp9. `film.mjs --still SECONDS FILE.png` renders one
 * frame, `film.mjs --poster` the still picture only.
 * The water runs from the dunes through a building: air, light, cleaning, security, home, and ends with the logo.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ease, home, land, lobby, office, plant, watch } from './film-stations.mjs';
import { centred, letters } from './letters.mjs';
import { c } from './palette.mjs';
import { picture } from './paper.mjs';
import { at, dashes, disc, line, rect, shape, times } from './shape.mjs';
import { mark } from './vehicles.mjs';

const width = 1280;
const height = 720;
const fps = 25;
const seconds = 14.4;
const stations = [land, plant, office, lobby, watch, home];
/** When the camera starts to move to the next place, in seconds; each move takes `glide` seconds. */
const leaves = [1.3, 3.3, 5.3, 7.3, 9.2];
const glide = 1.1;

const out = resolve(dirname(fileURLToPath(import.meta.url)), '../../public/video');

/** Returns the position of the camera, in places: whole numbers with a slow drift, and eased moves between them. @param {number} t */
const place = (t) =>
  leaves.reduce((sum, leave) => sum + ease(t, leave, leave + glide), 0) + 0.02 * Math.sin(t * 0.9);

/** Returns the channel in front of everything, filled as far as the water has come. @param {number} from @param {number} front @param {number} t */
function channel(from, front, t) {
  const wave = times(Math.ceil((front - from + 80) / 40), () => 'q10-7 20 0t20 0');
  return (
    rect(from, 604, width + 80, 116, c.dune) +
    rect(from, 604, width + 80, 12, c.cream) +
    dashes(`M${Math.floor(from / 64) * 64} 610H${from + width + 80}`, c.gold, 12, '3 61', 0.8) +
    rect(from, 616, width + 80, 54, '#b89a6a') +
    (front > from
      ? shape(`M${from} 670V624H${front - 30}Q${front} 626 ${front} 670Z`, c.sea)
      : '') +
    (front > from + 60
      ? line(
          `M${from - ((t * 60) % 40)} 626${wave.slice(0, Math.max(0, Math.floor((front - from - 40) / 40)) * 15)}`,
          c.aqua,
          6,
        ) +
        line(
          `M${from - 246 + ((t * 150) % 246)} 644H${front - 50}M${from - 200 + ((t * 150) % 246)} 660H${front - 30}`,
          c.foam,
          4,
          { dash: '70 60 26 90', o: 0.8 },
        )
      : '') +
    rect(from, 670, width + 80, 10, c.cream)
  );
}

/** Returns the walls and the roof that make the rooms one building. */
const building = () =>
  rect(width - 40, 40, width * 5 + 200, 34, c.white) +
  rect(width - 60, 66, width * 5 + 240, 12, c.gold) +
  times(
    6,
    (i) =>
      rect(width * (i + 1) - 22, 66, 44, 544, c.cream) +
      rect(width * (i + 1) + 6, 66, 16, 544, c.ink, { o: 0.08 }),
  );

/** Returns the logo at the end. @param {number} t */
function sign(t) {
  const grow = ease(t, 11.4, 12.3);
  if (grow === 0) return '';
  const drawn = ease(t, 12, 12.8);
  const word = ease(t, 12.3, 13);
  return (
    disc(640, 640, grow * 1000, c.petrol) +
    `<g opacity="${drawn}">${at(640, 270 + (1 - drawn) * 40, mark(0, 0, 2.1, c.white, c.apricot))}</g>` +
    `<g opacity="${word}">${centred('Falaj', 640, 394, 86, 14, c.white, 3.4)}${line(`M${640 - 190 * word} 536H${640 + 190 * word}`, c.apricot, 6)}${centred('the work nobody sees', 640, 566, 25, 3.4, c.mist, 3)}</g>`
  );
}

/** Returns one frame. @param {number} t seconds */
function frame(t) {
  const where = place(t);
  const left = where * width;
  const front = left - 60 + 1500 * ease(t, 0.1, 1.9);
  const visible = stations
    .map((draw, i) => {
      if (Math.abs(where - i) > 1.05) return '';
      const came = i === 0 ? t - 0.6 : t - ((leaves[i - 1] ?? 0) + glide * 0.6);
      return `<g transform="translate(${Math.round(i * width)} 0)">${draw(came, t)}</g>`;
    })
    .reverse();
  return picture(
    width,
    height,
    'Falaj: the film',
    rect(0, 0, width, height, '#bfe0dc'),
    at(
      -Math.round(left),
      0,
      visible.join('') + building() + channel(Math.round(left) - 40, front, t),
    ),
    sign(t),
  );
}

/** Starts ffmpeg, which reads raw frames from its standard input. @param {string[]} options @param {string} file */
function encoder(options, file) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(fps),
    '-i',
    '-',
  ];
  const exact = [
    '-an',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ];
  const child = spawn(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...options, ...exact, file],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  child.on('error', () => {
    console.error('film.mjs needs ffmpeg: install it, or name it in FFMPEG_PATH.');
    process.exit(1);
  });
  return child;
}

/** Renders every frame once and writes it to both encoders. */
async function film() {
  sharp.concurrency(1);
  const mp4 = encoder(
    ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-movflags', '+faststart'],
    `${out}/promo.mp4`,
  );
  const webm = encoder(
    ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-cpu-used', '3', '-row-mt', '0'],
    `${out}/promo.webm`,
  );
  const total = Math.round(seconds * fps);
  for (let i = 0; i < total; i++) {
    const pixels = await sharp(Buffer.from(frame(i / fps)))
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const child of [mp4, webm])
      if (!child.stdin?.write(pixels)) await once(child.stdin ?? child, 'drain');
    if (i % 50 === 0) console.log(`frame ${i} of ${total}`);
  }
  for (const child of [mp4, webm]) {
    child.stdin?.end();
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  }
}

/** Returns the picture that is shown before the film plays. */
const poster = () =>
  picture(
    width,
    height,
    'Falaj, the film: water on its way from the dunes to the city',
    land(2, 8),
    channel(-40, 1400, 2),
    mark(120, 96, 0.9),
    letters('Falaj', 184, 74, 44, 8, c.petrol, 3),
  );

const [option, at2, file] = process.argv.slice(2);
if (option === '--still') {
  await sharp(Buffer.from(frame(Number(at2))))
    .png()
    .toFile(file ?? 'still.png');
} else {
  mkdirSync(out, { recursive: true });
  writeFileSync(`${out}/promo-poster.svg`, poster());
  if (option !== '--poster') await film();
}
