/** Checks that `words` of `_site.yaml` may hold just the messages of the blocks, with their English. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { MessagesContext, useT } from '../blocks/_shared/ui/use-messages.ts';
import packageFile from '../package.json' with { type: 'json' };
import {
  importsOf,
  importTarget,
  nodesOf,
  projectRoot,
  type SourceFile,
  sourceFiles,
} from './source-files.ts';

const schema = JSON.parse(readFileSync(path.join(projectRoot, 'schema/site.schema.json'), 'utf8'));
const described: Record<string, { description: string }> = schema.properties.words.properties;

/** Returns every message in the sources of the blocks and the server, and the one of the document itself. */
function said(): Record<string, Set<string>> {
  const words: Record<string, Set<string>> = { skip: new Set(['Skip to content']) };
  const files = ['blocks', 'src/server/enquiries'].flatMap((folder) =>
    sourceFiles(folder, /(?<!\.test)\.tsx?$/),
  );
  for (const { text } of files) {
    for (const [, name = '', english = ''] of text.matchAll(/\bt\(\s*'(\w+)',\s*'([^']+)'/g)) {
      words[name] = (words[name] ?? new Set()).add(english);
    }
  }
  return words;
}

test('each message of a block or the server is described, and each described one is used', () => {
  expect(Object.keys(said()).sort()).toEqual(Object.keys(described).sort());
});

test('the description names the English message', () => {
  for (const [name, english] of Object.entries(said())) {
    expect([...english], name).toHaveLength(1);
    const [word = ''] = english;
    const ended = /\.$/.test(word) ? word : `${word}.`;
    expect(described[name]?.description).toContain(`The default is ${ended}`);
  }
});

/** Returns the names of the messages that a block's file and its imports look up. */
function lookedUp(file: string, seen = new Set<string>()): Set<string> {
  // The output of parts.tsx is static HTML.
  const isOfBrowser = /^blocks\/.*\.tsx?$/.test(file) && !file.endsWith('/parts.tsx');
  if (seen.has(file) || !isOfBrowser) return new Set();
  seen.add(file);
  const source = { file, text: readFileSync(path.join(projectRoot, file), 'utf8') };
  const own = nodesOf(source).flatMap(({ type, callee, arguments: given }) => {
    const isLookup = type === 'CallExpression' && (callee as { name?: string }).name === 't';
    return isLookup ? [(given as { value: string }[])[0]?.value ?? ''] : [];
  });
  const imported = [
    ...importsOf(source).map((request) => importTarget(file, request)),
    ...sharedFiles(source),
  ];
  return new Set([...own, ...imported.flatMap((one) => [...lookedUp(one, seen)])]);
}

/** Returns the files that a block imports by the package's name: of an entry, only those with the imported names. */
function sharedFiles({ file, text }: SourceFile): string[] {
  return parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = (packageFile.exports as Record<string, unknown>)[
      moduleRequest.value.replace(/^pagewright/, '.')
    ];
    if (!moduleRequest.value.startsWith('pagewright/') || typeof target !== 'string') return [];
    const entry = path.posix.normalize(target);
    const { module } = parseSync(entry, readFileSync(path.join(projectRoot, entry), 'utf8'));
    const names = new Set(entries.map(({ importName }) => importName.name));
    return module.staticExports.flatMap(({ entries: exported }) =>
      exported
        .filter(({ exportName }) => names.has(exportName.name))
        .map(({ moduleRequest: from }) => importTarget(entry, from?.value ?? '')),
    );
  });
}

const inBrowser = sourceFiles('blocks', /^(?:island|view)\.tsx$/).filter(
  ({ file, text }) => file.endsWith('/island.tsx') || /import \{[^}]*\bBlocks\b/.test(text),
);

test.each(inBrowser)('$file lists the messages that it looks up in the browser', async (source) => {
  const { messages } = await import(path.join(projectRoot, source.file));
  expect([...messages].sort()).toEqual([...lookedUp(source.file)].sort());
});

test('blocks label their controls only with these messages', () => {
  const fixed = sourceFiles('blocks', /(?<!\.test)\.tsx$/).flatMap(({ file, text }) =>
    [...text.matchAll(/(?:aria-label|aria-roledescription|title|label)="([^"]+)"/g)].map(
      ([, words]) => `${file}: ${words}`,
    ),
  );
  expect(fixed).toEqual([]);
});

test('the site’s messages replace the English, and values replace placeholders', () => {
  function Controls() {
    const t = useT();
    return `${t('next', 'Next')}, ${t('slideOf', 'Slide {place} of {count}', { place: 1, count: 6 })}`;
  }
  const element = createElement(Controls);
  expect(renderToStaticMarkup(element)).toBe('Next, Slide 1 of 6');
  const words = { slideOf: 'الشريحة {place} من {count}' };
  const there = createElement(MessagesContext, { value: words }, element);
  expect(renderToStaticMarkup(there)).toBe('Next, الشريحة 1 من 6');
});
