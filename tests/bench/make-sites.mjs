/** Generates the pages of all measurements, and a Pagewright site of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {(n: number) => string} Row */

/** @param {number} count @param {Row} row */
const rows = (count, row) => Array.from({ length: count }, (_, n) => row(n + 1)).join('');

const WORDS =
  'water air light shaft pump valve filter panel roof lobby garden tower meter sensor duct'.split(
    ' ',
  );

/** Returns a sentence that differs from page to page. @param {number} seed */
function sentence(seed) {
  const word = (/** @type {number} */ step) => WORDS[(seed * 7 + step * 13) % WORDS.length];
  return `The ${word(1)} and the ${word(2)} of building ${seed} are checked before the ${word(3)} is, and the ${word(4)} after it.`;
}

/**
 * Returns the page of all measurements: 8 blocks, some 4 KB of YAML.
 *
 * @param {number} page its number
 * @param {string} edit a word that changes from edit to edit
 */
export function pageYaml(page, edit = '') {
  return `title: Page ${page}
description: ${sentence(page)}
blocks:
  - type: banner
    title: Building ${page}${edit}
    text: ${sentence(page + 1)}
  - type: text
    heading: About building ${page}
    body: |
      ${sentence(page + 2)}

      ${sentence(page + 3)} It stands on **solid ground** and has a [neighbour](/page-${page + 1}).
  - type: card-grid
    heading: What is done here
    items:
${rows(
  9,
  (n) => `      - title: Work ${n}
        text: ${sentence(page + n)}
        image: { src: /images/square.svg, alt: Drawing ${n} of building ${page} }
        link: { label: Find out more, to: /page-${page} }
`,
)}  - type: stats
    items:
${rows(4, (n) => `      - value: ${page + n * 100}\n        label: Visits of kind ${n}\n`)}  - type: accordion
    heading: Questions
    items:
${rows(6, (n) => `      - title: Question ${n} about building ${page}?\n        body: ${sentence(page + n)}\n`)}  - type: gallery
    heading: Pictures
    items:
${rows(8, (n) => `      - { src: /images/square.svg, alt: The front of building ${page} from side ${n}, title: View ${n}, description: Building ${page} }\n`)}  - type: slider
    label: Views
    items:
${rows(
  5,
  (n) => `      - title: Slide ${n}
        text: ${sentence(page + n)}
        image: { src: /images/wide.svg, alt: Slide ${n} of building ${page} }
`,
)}  - type: cta
    heading: Need work on building ${page}?
    buttons:
      - { label: Write to us, to: /page-1 }
`;
}

/** @param {number} width @param {number} height */
export const picture = (width, height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#0d5c63" d="M0 0h${width}v${height}H0z"/></svg>\n`;

/** @param {string} folder @param {Record<string, string>} files */
export function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** @param {string} folder @param {number} pages */
export function writePagewrightSite(folder, pages) {
  writeFiles(folder, {
    'pages/_site.yaml': 'name: Bench\nframe: { before: [], after: [] }\n',
    'public/images/square.svg': picture(800, 800),
    'public/images/wide.svg': picture(1600, 900),
  });
  for (let page = 1; page <= pages; page++) {
    writeFiles(folder, { [`pages/page-${page}.yaml`]: pageYaml(page) });
  }
  // The neighbour of the last page, so that no link is broken.
  const last = pageYaml(pages + 1).replaceAll(`/page-${pages + 2}`, '/page-1');
  writeFiles(folder, { [`pages/page-${pages + 1}.yaml`]: last });
}
