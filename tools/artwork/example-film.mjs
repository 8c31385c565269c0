/**
 * Renders the film of the blocks' examples, a slow way into their picture: `node tools/artwork/example-film.mjs`. Needs the
 * package sharp and, on the path or in FFMPEG_PATH, an ffmpeg with libx264 and libvpx-vp9.
 */
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';

const folder = new URL('../../public/', import.meta.url).pathname;
const frames = 100;
const still = await sharp(`${folder}images/example-wide.svg`).resize(1920, 1080).png().toBuffer();

const zoom = `zoompan=z='1+0.25*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)*0.6':d=${frames}:s=640x360:fps=25,format=yuv420p`;
const forms = {
  'example.mp4': [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '32',
    '-movflags',
    '+faststart',
  ],
  'example.webm': ['-c:v', 'libvpx-vp9', '-crf', '48', '-b:v', '0'],
};
for (const [file, codec] of Object.entries(forms)) {
  const from = ['-y', '-loglevel', 'error', '-f', 'png_pipe', '-i', '-', '-vf', zoom, '-an'];
  const to = ['-map_metadata', '-1', ...codec, `${folder}video/${file}`];
  execFileSync(process.env.FFMPEG_PATH ?? 'ffmpeg', [...from, ...to], { input: still });
}
