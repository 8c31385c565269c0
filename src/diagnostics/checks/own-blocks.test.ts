import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { diagnoseSite } from '../diagnose.ts';

const schema = JSON.stringify({ description: 'A note.', type: 'object', properties: {} });

/** Returns what is said of a block with these files: file, line, column and the first words. */
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
