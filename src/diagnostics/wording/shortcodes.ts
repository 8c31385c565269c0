/** Knows the blocks that stand in place of the shortcodes of other tools. */
const blocks: [type: string, names: RegExp][] = [
  ['form', /form/i],
  ['gallery', /galler|image|slide/i],
  ['video-player', /video|youtube|vimeo|embed/i],
  ['map', /map/i],
];

/** Returns what to do about a shortcode such as `contact-form-7`. */
export function insteadOfShortcode(name: string): string {
  const [type] = blocks.find(([, names]) => names.test(name)) ?? [];
  const block = type ? `- type: ${type}` : 'such as gallery, video-player or form';
  return `Delete it here, and write the block that is made for it into the list blocks:, ${block}.`;
}
