/** What an alternative text does wrong: it is a file's name, or says nothing; `repeated` are the words of a heading beside it. */
export type AltFault = 'missing' | 'file' | 'empty-word' | 'repeated';

const ending = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|tiff?)$/i;
const camera = /^(?:img|dsc|dscn|dcim|pxl|screenshot|untitled|image|picture|photo)[\s_-]*\d+$/i;
const emptyWord =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|logo|banner|alt|alt text|todo|tbd|xxx)\W*$/i;

/** What is wrong with `alt`, the words for the picture `src`; `undefined` when nothing is. Empty means decoration. */
export function altFault(alt: string, src: string): AltFault | undefined {
  const words = alt.trim();
  // a whole sentence is neither
  if (words === '' || (words.length > 40 && !words.includes('.'))) return undefined;
  if ((words.includes('.') && ending.test(words)) || camera.test(words)) return 'file';
  if (words.length < 16 && emptyWord.test(words)) return 'empty-word';
  // `team-2026` is a file's name; a single word may be both
  const name = src.lastIndexOf('/') + 1;
  if (!src.startsWith(words, name) || !/[-_\d]/.test(words)) return undefined;
  return words === src.slice(name).replace(ending, '') ? 'file' : undefined;
}
