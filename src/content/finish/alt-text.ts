/** What an alternative text does wrong: it is a file's name, says nothing, or repeats the words beside it. */
export type AltFault = 'missing' | 'file' | 'empty-word' | 'repeated';

const ending = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|tiff?)$/i;
const camera = /^(?:img|dsc|dscn|dcim|pxl|screenshot|untitled|image|picture|photo)[\s_-]*\d+$/i;
const emptyWord =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|logo|banner|alt|alt text|todo|tbd|xxx)\W*$/i;

/** What is wrong with `alt`, the words for the picture `src`, beside certain texts; `undefined` when nothing is. Empty means decoration. */
export function altFault(alt: string, src: string, beside: string[]): AltFault | undefined {
  const words = alt.trim();
  if (words === '') return undefined;
  if (ending.test(words) || camera.test(words)) return 'file';
  if (words.length < 16 && emptyWord.test(words)) return 'empty-word';
  const stem = src.slice(src.lastIndexOf('/') + 1).replace(ending, '');
  // `team-2026` is a file's name; a single word may be both
  if (words === stem && /[-_\d]/.test(words)) return 'file';
  const same = words.toLowerCase();
  return beside.some((text) => text.length === alt.length && text.trim().toLowerCase() === same)
    ? 'repeated'
    : undefined;
}
