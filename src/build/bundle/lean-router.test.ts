import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { markUnused } from './lean-router.ts';

const folder = path.resolve('node_modules/react-router/dist/production');
const modules = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
const text = modules.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');

test('the package is written as we expect: otherwise every visitor gets all of it', () => {
  const marked = markUnused(text);
  expect(text).toMatch(/^\w+\.displayName = /m);
  expect(marked).not.toMatch(/^\w+\.displayName = /m);
  expect(marked.match(/= \/\* @__PURE__ \*\/ React\d*\.createContext\(/g)?.length).toBeGreaterThan(
    5,
  );
});

test('what stands in a function stays', () => {
  const code = 'function f() {\n  Link.displayName = "Link";\n  React.useEffect(g);\n}\n';
  expect(markUnused(code)).toBe(code);
});
