/** What `words` of `_site.yaml` may hold is what the blocks say, with the English that they say it in. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSay, WordsContext } from '../blocks/_shared/words.ts';
import { wordsSaid } from '../src/build/bundle/words-said.ts';
import { projectRoot, sourceFiles } from './source-files.ts';

const schema = JSON.parse(readFileSync(path.join(projectRoot, 'schema/site.schema.json'), 'utf8'));
const described: Record<string, { description: string }> = schema.properties.words.properties;

/** Every word of the blocks' sources and of the server that visitors are answered by, and the one that the document itself says. */
function said(): Record<string, Set<string>> {
  const words: Record<string, Set<string>> = { skip: new Set(['Skip to content']) };
  const files = ['blocks', 'src/server/enquiries'].flatMap((folder) =>
    sourceFiles(folder, /(?<!\.test)\.tsx?$/),
  );
  for (const { text } of files) {
    for (const [, name = '', english = ''] of text.matchAll(
      /\b(?:say|t)\(\s*'(\w+)',\s*'([^']+)'/g,
    )) {
      words[name] = (words[name] ?? new Set()).add(english);
    }
  }
  return words;
}

test('each word that a block or the server says is described, and each described word is said', () => {
  expect(Object.keys(said()).sort()).toEqual(Object.keys(described).sort());
});

test('a page carries the words that its islands may say, and no others', () => {
  const blocks = path.join(projectRoot, 'blocks');
  const of = (component: string) => wordsSaid(path.join(blocks, component), blocks);
  expect(of('site-search/island.tsx')).toEqual([
    ...['closeSearch', 'found', 'nothingFound', 'oneFound', 'search'],
  ]);
  expect(of('text/view.tsx')).toEqual([]);
  for (const { file, text } of sourceFiles('blocks', /(?<!\.test)\.tsx?$/)) {
    const [, type = ''] = file.split('/');
    const component = ['view', 'island'].map((kind) => `${type}/${kind}.tsx`);
    const [found] = component.filter((name) => existsSync(path.join(blocks, name)));
    const own = [...text.matchAll(/\bsay\(\s*'(\w+)'/g)].map(([, word]) => word);
    // What `_shared` says, whoever imports it says.
    if (found) expect(of(found), file).toEqual(expect.arrayContaining(own));
  }
  expect(of('hero/island.tsx')).toContain('nextSlide');
});

test('the description names the English that is said', () => {
  for (const [name, english] of Object.entries(said())) {
    expect([...english], name).toHaveLength(1);
    const [word = ''] = english;
    const ended = /\.$/.test(word) ? word : `${word}.`;
    expect(described[name]?.description).toContain(`The default is ${ended}`);
  }
});

test('a block names its controls itself only through these words', () => {
  const fixed = sourceFiles('blocks', /(?<!\.test)\.tsx$/).flatMap(({ file, text }) =>
    [...text.matchAll(/(?:aria-label|aria-roledescription|title|label)="([^"]+)"/g)].map(
      ([, words]) => `${file}: ${words}`,
    ),
  );
  expect(fixed).toEqual([]);
});

test('words of the site take the place of the English, and values that of the names in braces', () => {
  function Words() {
    const say = useSay();
    return `${say('next', 'Next')}, ${say('slideOf', 'Slide {place} of {count}', { place: 1, count: 6 })}`;
  }
  const element = createElement(Words);
  expect(renderToStaticMarkup(element)).toBe('Next, Slide 1 of 6');
  const words = { slideOf: 'الشريحة {place} من {count}' };
  const there = createElement(WordsContext, { value: words }, element);
  expect(renderToStaticMarkup(there)).toBe('Next, الشريحة 1 من 6');
});
