/** Finds alternative texts that say nothing about their pictures. */
import type { UnlocatedIssue, ValueIssue } from '../../content/model/issue.ts';
import type { PictureNote } from '../../content/transform/page-notes.ts';

const ending = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|tiff?)$/i;
const camera = /^(?:img|dsc|dscn|dcim|pxl|screenshot|untitled|image|picture|photo)[\s_-]*\d+$/i;
const emptyWord =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|logo|banner|alt|alt text|todo|tbd|xxx)\W*$/i;

/** Returns the issues of the alternative texts of a page's pictures. */
export function altTextIssues(pictures: PictureNote[]): ValueIssue[] {
  return pictures.flatMap((picture) => {
    const issue = altIssue(picture);
    return issue ? [{ issue: { ...issue, within: picture.written }, path: picture.path }] : [];
  });
}

/** Returns the issue of a picture's alternative text. In a block, an empty one marks decoration. */
function altIssue({ alt, src, isMarkdown, headings }: PictureNote): UnlocatedIssue | undefined {
  const words = alt.trim();
  if (words === '') return isMarkdown ? { code: 'missing-alt', params: { src } } : undefined;
  const reason = poorness(words, src);
  if (reason) return { code: 'poor-alt', params: { alt, reason } };
  const isRepeated = headings.some((heading) => heading.toLowerCase() === alt.toLowerCase());
  return isRepeated ? { code: 'repeated-alt', params: { alt } } : undefined;
}

/** Returns whether a text is a file's name, or a word without information. */
function poorness(words: string, src: string): 'file' | 'empty-word' | undefined {
  // A whole sentence is none of these.
  if (words.length > 40 && !words.includes('.')) return undefined;
  if ((words.includes('.') && ending.test(words)) || camera.test(words)) return 'file';
  if (words.length < 16 && emptyWord.test(words)) return 'empty-word';
  // `team-2026` is a file's name; a single word may be a name or a description.
  const name = src.lastIndexOf('/') + 1;
  if (!src.startsWith(words, name) || !/[-_\d]/.test(words)) return undefined;
  return words === src.slice(name).replace(ending, '') ? 'file' : undefined;
}
