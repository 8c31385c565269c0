import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { diagnoseSite } from '../diagnose.ts';

const schema = JSON.stringify({ description: 'A note.', type: 'object', properties: {} });

/** What is said of a block with these files: file, line, column and the first words. */
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

test('styles and handlers that the policy leaves out', () => {
  const view = (tag: string) => ({ 'view.tsx': `export default () => (\n  ${tag}\n);\n` });
  expect(said(view('<p style={{ color: "red" }}>One</p>'))).toEqual([
    'blocks/note/view.tsx:2:6 A style attribute',
  ]);
  expect(said(view('<p className="a" onClick={() => go()}>One</p>'))).toEqual([
    'blocks/note/view.tsx:2:20 onClick is never',
  ]);
  expect(said(view('<p className="a">One</p> // <p style={{}}>'))).toEqual([]);
  expect(said({ 'island.tsx': '() => <p onClick={() => go()}>One</p>' })).toEqual([]);
});

test('braces of styles', () => {
  expect(said({ 'style.css': '.a {\n  color: red;\n\n.b { color: blue; }\n' })).toEqual([
    'blocks/note/style.css:1:4 This { is',
  ]);
  expect(said({ 'style.css': '.a { color: red; }\n}\n.b { }\n' })).toEqual([
    'blocks/note/style.css:2:1 This } closes',
  ]);
  expect(
    said({ 'style.css': '.a::before { content: "}"; /* { */ & b { color: red; } }\n' }),
  ).toEqual([]);
});
