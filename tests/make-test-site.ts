/** A site in a temporary folder, with an engine whose blocks do not change. */

import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { withFrame } from '../src/content/load-frame.ts';
import { loadPageFile } from '../src/content/load-page-file.ts';
import type { Page } from '../src/content/model/types.ts';
import { openSite } from '../src/content/open-site.ts';
import { framesOf, type Site } from '../src/content/site/site.ts';
import { checkSite } from '../src/diagnostics/checks/check-site.ts';
import {
  diagnose,
  diagnoseFile,
  diagnoseSite,
  fillProblemCards,
} from '../src/diagnostics/diagnose.ts';
import { joinLost } from '../src/diagnostics/merge/join-lost.ts';
import { sortedProblems } from '../src/diagnostics/merge/sorted-problems.ts';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import { formatProblems } from '../src/diagnostics/report/terminal.ts';

const projectRoot = resolve(import.meta.dirname, '..');
const shared = '/schema/shared.schema.json#/definitions';
const ref = (name: string) => ({ $ref: `${shared}/${name}` });
const text = (description: string, more = {}) => ({ description, type: 'string', ...more });
const group = (properties: object, required: string[] = []) => ({
  description: 'One entry.',
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: object, more = {}) => ({
  description: 'The entries.',
  type: 'array',
  items,
  ...more,
});

const card = group(
  {
    title: text('The words on the card.', { minLength: 1 }),
    text: ref('inlineMarkdown'),
    link: ref('link'),
    image: ref('image'),
    icon: ref('icon'),
    rating: { description: 'Stars, from 0 to 5.', type: 'integer', minimum: 0, maximum: 5 },
    big: { description: 'Whether the card is twice as wide.', type: 'boolean' },
  },
  ['title'],
);

/** The block types of the tests: small ones that have every kind of field. */
const blocks: { [type: string]: object } = {
  banner: {
    ...group(
      {
        title: text('The title of the page.', { minLength: 1 }),
        text: ref('markdown'),
        image: ref('image'),
        buttons: list(ref('button')),
      },
      ['title'],
    ),
    description: 'The first block of a page.',
  },
  'card-grid': group({ heading: ref('heading'), items: list(card, { minItems: 1 }) }, ['items']),
  columns: group(
    {
      columns: list(
        group(
          {
            width: { description: 'How wide.', enum: ['half', 'third'] },
            blocks: list(ref('block')),
          },
          ['blocks'],
        ),
      ),
    },
    ['columns'],
  ),
  form: group({
    action: text('Where it goes.', { format: 'api-path' }),
    file: text('A form to print.', { format: 'file-path' }),
  }),
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>';

/** Files by path: text, or bytes for binary files. */
export type Files = { [path: string]: string | Uint8Array };

/** Writes a site and opens it. It has a `_site.yaml`, a picture and an icon unless the files have others. */
export function makeSite(files: Files): Site {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-content-'));
  const engineRoot = join(folder, 'engine');
  const root = join(folder, 'site');
  mkdirSync(join(engineRoot, 'blocks'), { recursive: true });
  for (const name of ['schema', 'node_modules', 'blocks/_shared']) {
    symlinkSync(join(projectRoot, name), join(engineRoot, name), 'junction');
  }
  for (const [type, schema] of Object.entries(blocks)) {
    writeFile(join(engineRoot, 'blocks', type, 'schema.json'), JSON.stringify(schema));
    writeFile(join(engineRoot, 'blocks', type, type === 'form' ? 'island.tsx' : 'view.tsx'), '');
  }
  const standard = {
    'pages/_site.yaml': 'name: Test\n',
    'pages/_icons/star.svg': '<svg viewBox="0 0 24 24">\n  <path d="M1 1"/>\n</svg>\n',
    'public/images/hall.svg': picture,
  };
  for (const [path, content] of Object.entries({ ...standard, ...files })) {
    writeFile(join(root, path), content);
  }
  return openSite(root, { engineRoot });
}

function writeFile(place: string, content: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}

/** Returns the pages of a site and all problems. */
export async function readAll(opened: Site): Promise<{ pages: Page[]; problems: Diagnostic[] }> {
  const site = withFrame(opened);
  const frames = framesOf(site);
  const loaded = [];
  for (const pageFile of site.pageFiles) loaded.push(loadPageFile(site, pageFile));
  const pages = loaded.flatMap((file) => file.pages);
  for (const { cards } of [...frames, ...loaded]) fillProblemCards(site, cards);
  const problems = [
    ...diagnoseSite(site),
    ...loaded.flatMap((file) => diagnoseFile(site, file)),
    ...diagnose(
      site,
      checkSite(
        site,
        pages,
        loaded.flatMap((file) => file.unpublished),
      ),
    ),
  ];
  return { pages, problems: joinLost(sortedProblems(problems), site) };
}

/** Returns the printed problems of a site with these files. */
export async function printed(files: Files): Promise<string> {
  const site = makeSite(files);
  const { problems } = await readAll(site);
  return formatProblems(problems, { siteRoot: site.root, color: false });
}

/** Returns the pages of a site with these files, which must have no errors. */
export async function pagesOf(files: Files): Promise<Page[]> {
  const site = makeSite(files);
  const { pages, problems } = await readAll(site);
  if (problems.some(({ severity }) => severity === 'error')) {
    throw new Error(formatProblems(problems, { siteRoot: site.root, color: false }));
  }
  return pages;
}
