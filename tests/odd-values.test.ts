/**
 * Any value in any file of a site may have the wrong type: that is reported in plain words, never by a program's own
 * error, and what can be rendered is rendered. A sample is tested; PAGEWRIGHT_ODD=all puts each type in each place.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import yaml from 'js-yaml';
import { afterAll, expect, test } from 'vitest';
import { bundleSite, type SiteBundle } from '../src/build/bundle/bundle.ts';
import { SiteCheck } from '../src/build/check-pages.ts';
import { renderRoute } from '../src/build/dev/render-route.ts';
import { redirectsFile } from '../src/build/output/host-files.ts';
import { loadRenderer } from '../src/build/pages/load-renderer.ts';
import { socialPictures } from '../src/build/social/social-picture.ts';
import { withFrame } from '../src/content/load-frame.ts';
import type { FrameBlocks, Settings } from '../src/content/model/types.ts';
import { openSite } from '../src/content/open-site.ts';
import type { Site } from '../src/content/site/site.ts';
import { formatProblems } from '../src/diagnostics/report/terminal.ts';
import { projectRoot } from './source-files.ts';
import { chance } from './typos.ts';

type Way = (string | number)[];

const everything = process.env.PAGEWRIGHT_ODD === 'all';
const triesEach = 150;

/** Values that replace others: one of each type. */
const kinds: unknown[] = [
  7,
  -0.5,
  true,
  null,
  '',
  'x',
  [],
  {},
  [[1]],
  ['x'],
  [null],
  { a: { b: 1 } },
];

/** A name that JavaScript's objects have themselves; authors of schemas know it. */
const taken = { toString: 1 };

/** Matches words of a program in a sentence for people. */
const internals =
  /\[object|\bundefined\b|\bNaN\b|Cannot (?:read|convert)|is not (?:a function|iterable)|argument must be/;

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

function copied(from: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-odd-'));
  roots.push(root);
  cpSync(path.join(projectRoot, from), root, { recursive: true });
  return root;
}

function* places(value: unknown, way: Way = []): Generator<Way> {
  yield way;
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) yield* places(inner, [...way, name]);
}

/** Returns the same data with another value in one place. */
function put(value: unknown, [step, ...rest]: Way, odd: unknown): unknown {
  if (step === undefined) return odd;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, step, put(Reflect.get(copy, step), rest, odd));
  return copy;
}

interface Try {
  file: string;
  text: string;
  place: string;
}

/** Returns the text of a file with another value in one place. */
function changed(file: string, data: unknown, way: Way, odd: unknown): Try {
  const whole = put(data, way, odd);
  const text = file.endsWith('.json') ? JSON.stringify(whole) : yaml.dump(whole);
  return { file, text, place: `${file}: ${way.join('.')} = ${JSON.stringify(odd)}` };
}

/** Returns each type in each place of a file. */
function triesOf(file: string, data: unknown): (() => Try)[] {
  const odds = file.endsWith('.json') ? kinds : [...kinds, taken];
  return [...places(data)].flatMap((way) => odds.map((odd) => () => changed(file, data, way, odd)));
}

/** Returns all tries, or a sample. */
function sampleOf(all: (() => Try)[]): Try[] {
  const next = chance(20261122);
  const some = () => all[Math.floor(next() * all.length)] as () => Try;
  return (everything ? all : Array.from({ length: triesEach }, some)).map((make) => make());
}

function tries(root: string): Try[] {
  const names = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(?:yaml|json)$/.test(name));
  return sampleOf(
    files.flatMap((name) =>
      triesOf(`pages/${name}`, yaml.load(readFileSync(path.join(root, 'pages', name), 'utf8'))),
    ),
  );
}

test.each(['tests/sites/clinic', 'tests/sites/restaurant', 'src/cli/starter'])(
  'a value of any type anywhere in %s is reported in plain words',
  async (from) => {
    const root = copied(from);
    const check = new SiteCheck(root, projectRoot, { cache: false });
    await check.all();
    const wrong: string[] = [];
    let restored: string[] = [];
    for (const { file, text, place } of tries(root)) {
      const whole = path.join(root, file);
      const before = readFileSync(whole, 'utf8');
      writeFileSync(whole, text);
      const printed = await messagesOf(check, root, [...restored, file]).catch(
        (error: Error) => `${error.stack}`,
      );
      if (internals.test(printed)) wrong.push(`${place}\n${printed}`);
      writeFileSync(whole, before);
      restored = [file];
    }
    expect(wrong).toEqual([]);
  },
  everything ? 3_600_000 : 120_000,
);

/** Returns the printed problems of a site, after some of its files have changed. */
async function messagesOf(check: SiteCheck, root: string, changes: string[]): Promise<string> {
  const { problems } = await check.again(changes);
  return formatProblems(problems, { siteRoot: root, color: false });
}

/** A site file with values for everything that is made from it. */
const siteFile = {
  name: 'Linden Dental',
  company: 'Linden Dental Ltd',
  description: 'A dental surgery in the old town.',
  url: 'https://www.linden.example',
  lang: 'en',
  dir: 'ltr',
  icon: '/images/sign.svg',
  image: '/images/sign.png',
  business: { type: 'Dentist', telephone: '+44 115 496 0117' },
  social: [{ icon: 'phone', label: 'Elsewhere', to: 'https://social.example/linden' }],
  words: { home: 'Start', skip: 'To the content', mainMenu: 'Menu' },
  theme: {
    colors: { light: { primary: '#0d5c63' }, dark: { primary: '#7fc8cf' } },
    font: {
      family: 'Linden',
      file: '/fonts/linden.woff2',
      others: [{ family: 'Linden Greek', file: '/fonts/greek.woff2', range: 'U+0370-03FF' }],
    },
    tokens: { 'radius-m': '8px' },
  },
  socialPictures: { make: true, fonts: ['/fonts/linden.woff'] },
  feeds: [{ path: '/feed', collection: 'team', route: '/team', fields: { title: 'name' } }],
  security: { frames: ['https://maps.example'] },
  redirects: [{ from: '/book', to: '/appointments' }],
  frame: { before: [{ type: 'site-header', logo: { label: '{{ site.name }}' }, items: [] }] },
};

test(
  'a site file with a value of any type anywhere is rendered as far as possible',
  async () => {
    const root = copied('tests/sites/clinic');
    const open = () => openSite(root, { engineRoot: projectRoot });
    const bundle = await bundleSite(open());
    const wrong: string[] = [];
    for (const { file, text, place } of sampleOf(triesOf('pages/_site.yaml', siteFile))) {
      writeFileSync(path.join(root, file), text);
      const said = await renderedHome(open(), bundle).catch((error: Error) => `${error.stack}`);
      if (!said.startsWith('<!doctype html>')) wrong.push(`${place}\n${said}`);
    }
    expect(wrong).toEqual([]);
  },
  everything ? 3_600_000 : 120_000,
);

/**
 * Renders the home page as the dev server does, with everything that a build makes from a site file before it reports
 * mistakes.
 */
async function renderedHome(opened: Site, bundle: SiteBundle): Promise<string> {
  const site = withFrame(opened);
  loadRenderer(site, { ...bundle, base: '/below' });
  socialPictures(site);
  redirectsFile(site.settings);
  const rendererOf = (settings: Settings, blocks: FrameBlocks) =>
    loadRenderer({ ...site, settings, frame: { ...site.frame, ...blocks } }, bundle);
  const { html } = renderRoute(site, '/', rendererOf);
  return html;
}
