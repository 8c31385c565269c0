import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { diagnoseSite } from '../diagnose.ts';

const schema = JSON.stringify({ description: 'A note.', type: 'object', properties: {} });

/** Returns the problems of a block with these files: file, line, column and the first words of the message. */
function said(files: Record<string, string>): string[] {
  const view = 'island.tsx' in files ? {} : { 'view.tsx': 'export default () => null;\n' };
  const all = { 'schema.json': schema, ...view, ...files };
  const site = makeSite(
    Object.fromEntries(Object.entries(all).map(([name, text]) => [`blocks/note/${name}`, text])),
  );
  return diagnoseSite(site).map(
    ({ file, line, column, message }) =>
      `${file}:${line}:${column} ${message.split(' ').slice(0, 3).join(' ')}`,
  );
}

test('declarations that browsers leave out', () => {
  expect(said({ 'style.css': '.a {\n  display grid;\n  color: red;\n}\n' })).toEqual([
    'blocks/note/style.css:2:3 Browsers leave this',
  ]);
  expect(said({ 'style.css': '.a { color: red; }\n}\n.b { }\n' })).toEqual([
    'blocks/note/style.css:2:1 Browsers leave this',
  ]);
  expect(
    said({ 'style.css': '.a::before { content: "}"; /* { */ & b { color: red; } }\n@new { }\n' }),
  ).toEqual([]);
});

test('files that a style sheet names and that are not there', () => {
  const css =
    '.a { background: url(/images/nope.png) }\n.b { background: url(./plan.svg), url(#m), url(data:,a) }\n';
  expect(said({ 'style.css': css })).toEqual([
    'blocks/note/style.css:1:22 There is no',
    'blocks/note/style.css:2:22 There is no',
  ]);
  expect(
    said({ 'style.css': css.replace('/images/nope.png', './plan.svg'), 'plan.svg': '' }),
  ).toEqual([]);
});

test('files that have other names than the ones that are read', () => {
  expect(said({ 'styles.css': '.a { }\n' })).toEqual([
    'blocks/note/styles.css:1:1 styles.css is not',
  ]);
  expect(said({ 'list.module.css': '.a { }\n' })).toEqual([]);
  const site = makeSite({ 'blocks/note/schema.json': schema, 'blocks/note/View.tsx': '' });
  expect(diagnoseSite(site).map(({ message }) => message)).toEqual([
    'This folder is not a block type yet: view.tsx or island.tsx is missing; View.tsx has to be called view.tsx.',
  ]);
});
