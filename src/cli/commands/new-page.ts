import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPages } from '../../content/find-pages.ts';
import { repairedName } from '../../content/model/names.ts';
import { titleOfName } from '../../content/model/words.ts';
import { parse } from '../../content/yaml/parse.ts';
import { CommandFailed, type Run, WRONG_USAGE } from '../site/command.ts';

/** Matches `/our-team` or `/work/cleaning`: small letters, digits and dashes between the slashes. */
const PAGE_PATH = /^\/?[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Returns a title for the last part of the route, as YAML: a number or `true` needs quotes. */
function titleFor(route: string): string {
  const title = titleOfName(path.posix.basename(route));
  return parse(title).data === title ? title : `"${title}"`;
}

const pageText = (title: string) => `title: ${title}
description: One sentence that search engines show below the title.
blocks:
  - type: banner
    title: ${title}
    text: A sentence or two that say what the page is about.
  - type: text
    heading: The first section
    body: |
      Write your text here. A blank line begins a new paragraph, **two stars** make bold.
`;

/** Returns the nearest valid address: `/our-team` for `pages/Our Team.yaml`. */
function nearestAddress(written: string): string {
  const parts = written
    .replace(/^\/?(pages\/)?/, '')
    .replace(/\.ya?ml$/i, '')
    .split('/')
    .map(repairedName);
  const address = parts.filter(Boolean).join('/');
  return `/${address || 'our-team'}`;
}

/** Creates `pages/<path>.yaml` with a valid page. */
export const newPage: Run = async ({ siteRoot }, [route = '']) => {
  if (!PAGE_PATH.test(route)) {
    throw new CommandFailed(
      `"${route}" cannot be a page's address. Use small letters, digits and dashes: ${nearestAddress(route)}`,
      WRONG_USAGE,
    );
  }
  const name = route.replace(/^\//, '');
  const address = `/${name}`.replace(/\/index$/, '') || '/';
  const file = `pages/${name}.yaml`;
  const place = path.join(siteRoot, file);
  const other = findPages(siteRoot).pageFiles.find(({ pattern }) => pattern === address)?.file;
  if (other !== undefined && other !== file) {
    throw new CommandFailed(
      `${other} already makes ${address}. Choose another address or edit that file.`,
    );
  }
  if (existsSync(place)) {
    throw new CommandFailed(`${file} already exists. Choose another address or edit that file.`);
  }
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, pageText(titleFor(address === '/' ? '/home' : address)));
  console.log(`Created ${file}. Its address is ${address} (npm run dev).`);
  console.log('To let visitors find it, add it to a menu in pages/_site.yaml.');
  return 0;
};
