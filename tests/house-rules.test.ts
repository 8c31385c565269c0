/** The rules of CONTRIBUTING.md for every file: names, sizes, logical CSS, tokens, no words of one site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { declarations } from './css-declarations.ts';
import {
  nodesOf,
  projectRoot,
  type SourceFile,
  type SyntaxNode,
  sourceFiles,
} from './source-files.ts';

const anyFile = /./;
const written = /\.(ts|tsx|mjs|css)$/;
const houses = ['src', 'blocks', 'schema', 'tests'];

test('names are in kebab-case and say what is inside', () => {
  // Files to be read first have names in capitals, such as README.md.
  const kebab = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$|^[A-Z]+\.md$/;
  const vague = /^(utils?|helpers?|common|misc|lib|shared-stuff)(\.|$)/;
  // The starter and the test sites are content: their files are named like routes.
  const isContent = ({ file }: SourceFile) =>
    ['src/cli/starter/', 'tests/sites/'].some((folder) => file.startsWith(folder));
  const files = houses
    .flatMap((folder) => sourceFiles(folder, anyFile))
    .filter((file) => !isContent(file));
  const named = files.flatMap(({ file }) => file.split('/').map((name) => ({ file, name })));
  expect(named.filter(({ name }) => !kebab.test(name))).toEqual([]);
  expect(named.filter(({ name }) => vague.test(name))).toEqual([]);
  expect(files.filter(({ file }) => /(^|\/)index\.[a-z]+$/.test(file))).toEqual([]);
});

test('no file of src or blocks has more than 250 lines', () => {
  const files = [...sourceFiles('src', written), ...sourceFiles('blocks', written)];
  const long = files
    .filter(({ file }) => !file.includes('.test.'))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

test('module constants that are numbers, texts or patterns have names in capitals', () => {
  const files = ['src', 'blocks'].flatMap((folder) =>
    sourceFiles(folder, /(?<!\.test)\.(ts|tsx|mjs)$/),
  );
  const found = files.flatMap(({ file, text }) =>
    parseSync(file, text)
      .program.body.map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one))
      .filter((one) => one?.type === 'VariableDeclaration')
      .flatMap(({ kind, declarations }) => (kind === 'const' ? declarations : []))
      .filter(({ init }) => init?.type === 'Literal' || init?.type === 'TemplateLiteral')
      .map(({ id }) => `${file} ${'name' in id ? id.name : ''}`),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((one) => !/ [A-Z][A-Z0-9_]*$/.test(one))).toEqual([]);
});

test('no component writes a style attribute or an inline handler', () => {
  const found: string[] = [];
  for (const source of sourceFiles('blocks', /(?<!\.test)\.tsx?$/)) {
    const { file, text } = source;
    for (const node of nodesOf(source)) {
      const what = forbiddenIn(node);
      if (what) found.push(`${file}:${lineOf(text, node.start)} ${what}`);
    }
  }
  expect(found).toEqual([]);
});

/** Returns what a node of a component's code has that the Content-Security-Policy blocks. */
function forbiddenIn(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') {
    const isMarkup = /\bon[a-z]+=|\bstyle=|<script|<style/.test(String(node.value));
    return isMarkup ? String(node.value) : undefined;
  }
  // A component may have a prop of that name; an HTML element may not.
  const { name, attributes } = node as { name?: { name?: unknown }; attributes?: SyntaxNode[] };
  if (node.type !== 'JSXOpeningElement' || !/^[a-z]/.test(String(name?.name))) return undefined;
  return attributes
    ?.map((attribute) => String((attribute.name as { name?: unknown } | undefined)?.name))
    .find((prop) => prop === 'style' || /^on[a-z]+$/.test(prop));
}

const sheets = sourceFiles('blocks', /\.css$/);

/** With such a rule, each added element makes the browser restyle everything around it. */
test('no sheet uses :has() on any element at all, or styles any element below one', () => {
  const anyInside = /:has\([^)]*\*/;
  const anyBelow = /:has\([^{,]*\)[^{,]*[ >~+]\*/;
  const found = sheets.flatMap(({ file, text }) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(/[{};,]/)
      .filter((selector) => anyInside.test(selector) || anyBelow.test(selector))
      .map((selector) => `${file} ${selector.trim()}`),
  );
  expect(found).toEqual([]);
});

/**
 * Each change of focus makes the browser restyle all elements that such rules select. There are few blocks; the other
 * selectors are for parts of one block.
 */
test('rules with :has() select blocks or parts of their own block', () => {
  const decided = /:has\([^{,]*\)[^{,]*[ >~+]+([^ >~+]+)$/;
  const few = /^(\.block\b|\.panel\b|main\b|\[data-period)/;
  const found = sheets.flatMap(({ file, text }) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(/[{};,]/)
      .map((selector) => selector.trim())
      .filter((selector) => !few.test(decided.exec(selector)?.[1] ?? '.block'))
      .map((selector) => `${file} ${selector}`),
  );
  expect(found).toEqual([]);
});

/** Returns `file:line property: value` for each declaration that is wrong. */
function wrongDeclarations(
  isWrong: (property: string, value: string, sheet: SourceFile) => boolean,
): string[] {
  return sheets.flatMap((sheet) =>
    declarations(sheet.text)
      .filter(({ property, value }) => isWrong(property, value, sheet))
      .map(({ line, property, value }) => `${sheet.file}:${line} ${property}: ${value}`),
  );
}

test('animations change opacity and transforms alone, so that no frame needs a layout', () => {
  const moved = new Set(['opacity', 'rotate', 'scale', 'transform', 'translate']);
  const keyframes = /@keyframes [^{]*{(?:[^{}]*{[^{}]*})*\s*}/g;
  const sheets = sourceFiles('blocks', /\.css$/);
  const found = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(keyframes)].flatMap(([rule]) =>
      declarations(rule).map(({ property }) => `${file}: ${property}`),
    ),
  );
  expect(found).not.toEqual([]);
  expect(found.filter((name) => !moved.has(name.split(' ')[1] ?? ''))).toEqual([]);
});

test('style sheets use only logical properties', () => {
  const physical =
    /^((scroll-)?(margin|padding)-|border-|inset-)?(left|right|top|bottom)(-(width|style|color|left-radius|right-radius))?$/;
  const sided = /^(float|clear|text-align|caption-side|resize|justify-(content|items|self))$/;
  const found = wrongDeclarations(
    (property, value) =>
      physical.test(property) || (sided.test(property) && /\b(left|right)\b/.test(value)),
  );
  expect(found).toEqual([]);
});

const tokenSheets = ['base', 'print'].map((name) => `blocks/_shared/styles/${name}.css`);

test('colours come from the tokens, which stand in base.css and, for paper, in print.css', () => {
  const functions = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
  const names =
    /(?<![\w-])(white|black|red|green|blue|yellow|orange|purple|pink|brown|grey|gray|silver|navy|teal|gold|cyan|magenta)(?![\w-])/i;
  const found = wrongDeclarations((property, value, { file }) => {
    if (tokenSheets.includes(file) && property.startsWith('--')) return false;
    // A mask uses only the alpha of a colour.
    if (property.startsWith('mask')) return false;
    const plain = value.replace(/(["']).*?\1|url\([^)]*\)/g, '');
    return functions.test(plain) || names.test(plain);
  });
  expect(found).toEqual([]);
});

test('each block’s rules begin with the class of its root', () => {
  const roots = sheets.filter(({ file }) => !file.startsWith('blocks/_shared/'));
  const astray = roots.filter(({ file, text }) => !text.includes(`.block-${file.split('/')[1]}`));
  expect(astray.map(({ file }) => file)).toEqual([]);
});

/** Words that are routes of this site as well as technical terms, each with its use in code. */
const ordinaryWords: { [word: string]: string } = {
  '404': 'the status of an answer and the name of its page on every host',
  index: 'the file of a folder’s own route, and a position in a list',
  category: 'the example of a route with parameters',
  service: 'the example of a route with parameters',
  services: 'the example of a collection',
  archive: 'a word for old files',
  gallery: 'a block type',
  testimonials: 'a block type',
  team: 'the example of an anchor and of a picture’s name',
  security: 'what the headers of an answer are for',
  technology: 'an ordinary word',
  industry: 'an ordinary word',
  awards: 'an ordinary word',
  civil: 'an ordinary word',
  painting: 'what a browser does',
};

/** Returns the names of the site's pages, of collection entries with pages, and of the site itself. */
function wordsOfTheSite(): string[] {
  const words = sourceFiles('pages', /\.yaml$/).flatMap(({ file, text }) => {
    const steps = file
      .replace(/\.yaml$/, '')
      .split('/')
      .slice(1);
    if (!steps[0]?.startsWith('_')) return steps;
    if (steps[0] !== '_collections') return [];
    const slugs = [...text.matchAll(/^(?:- | {2})?slug: *(.+)$/gm)].map(([, slug]) => slug ?? '');
    return steps.length > 2 ? [...slugs, steps.at(-1) ?? ''] : slugs;
  });
  const site = readFileSync(path.join(projectRoot, 'pages/_site.yaml'), 'utf8');
  words.push(/^name: *(.+)$/m.exec(site)?.[1]?.toLowerCase() ?? '');
  return [...new Set(words)].filter((word) => /^[a-z0-9][a-z0-9-]{2,}$/.test(word)).sort();
}

/** Returns the places in the engine and the blocks with a word of the site that follows a match of `before`. */
function foundWords(before: string, isAsked: (file: string) => boolean): string[] {
  const words = wordsOfTheSite();
  expect(words).toEqual(expect.arrayContaining(['chiller', 'house-keeping', 'who-we-are']));
  const blockTypes = new Set(readdirSync(path.join(projectRoot, 'blocks')));
  const asked = words.filter((word) => !(word in ordinaryWords) && !blockTypes.has(word));
  const pattern = new RegExp(`${before}(${asked.join('|')})(?![\\w-])`, 'gi');
  return [...sourceFiles('src', anyFile), ...sourceFiles('blocks', anyFile)]
    .filter(({ file }) => isAsked(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(
        ({ 0: word, index }) => `${file}:${lineOf(text, index)} ${word}`,
      ),
    );
}

test('no word of this site stands in src or blocks', () => {
  // Examples are content, and so are the values of tests.
  const isContent = (file: string) => /\/example\.(yaml|html)$|\.test\.tsx?$/.test(file);
  expect(foundWords('(?<![\\w-])', (file) => !isContent(file))).toEqual([]);
});

test('no address of this site stands in src or blocks, not even in an example or a test', () => {
  expect(foundWords('(?<![.\\w-])/', () => true)).toEqual([]);
});

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
