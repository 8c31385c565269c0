import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findUselessAttribute } from './code-plugin.ts';

const view = (jsx: string) => `export default function Note() {\n  return (${jsx});\n}\n`;
const find = (code: string) => findUselessAttribute(parseSync('view.tsx', code).program);

test.each([
  ['<p style={{ color: "red" }}>One</p>', /refuses style attributes/],
  ['<ul><li onClick={() => undefined}>One</li></ul>', /^onClick is never called/],
  ['<p onclick="alert()">One</p>', /^onclick is never called/],
])('%s does nothing in a view', (jsx, message) => {
  const code = view(jsx);
  const found = find(code);
  expect(found?.message).toMatch(message);
  expect(code.slice(found?.start)).toMatch(/^(?:style|on[Cc]lick)=/);
});

test.each([
  '<p className="a">One</p>',
  '<Field onChange={save} style="plain" />',
  '<p {...all} />',
])('%s may stand in a view', (jsx) => {
  expect(find(view(jsx))).toBeUndefined();
});
