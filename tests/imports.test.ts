/** Imports go in one direction: the rules of CONTRIBUTING.md. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, importTarget, type SourceFile, sourceFiles } from './source-files.ts';

const code = /(?<!\.test)\.(ts|tsx|mjs)$/;

/** What the files of one folder may import: patterns of paths from the root or of package names. */
interface ImportRule {
  folder: string;
  allowed: RegExp[];
  /** The reason, shown when the rule is broken. */
  because: string;
}

/** The shared parts of blocks, by the name of the package. */
const publicEntry = /^pagewright\/(blocks|carousel|forms|icons)$/;
const react = /^react(\/jsx-runtime)?$/;
/** Only types: the bundle has nothing of it. */
const vocabulary = /^schema-dts$/;
/** The addresses of a picture's variants: blocks name them, and the build makes them. */
const pictureVariants = /^blocks\/_shared\/ui\/picture-variants\.ts$/;
/** The limits of uploaded files: the page shows them, the build checks them, and the server enforces them. */
const fileLimits = /^blocks\/_shared\/browser\/file-limits\.ts$/;
/** The types generated from the schemas. */
const generatedTypes = /^schema\/generated\/types\.ts$/;
/** The types of a site's configuration. */
const configuration = /^src\/config\/define-config\.mjs$/;

/** Packages that only some folders may import. */
const rendering = ['react', 'react-dom', 'react-router-dom', 'react-countup', 'swiper'];
const bundling = ['vite', 'rolldown'];
const packages = (...except: string[]) =>
  new RegExp(`^(?!(src|blocks|tests|schema|virtual:.*|${except.join('|')})(/|$))[@a-z]`);

const rules: ImportRule[] = [
  {
    folder: 'src/config',
    allowed: [/^vite$/],
    because: 'it is what a site imports to write its configuration',
  },
  {
    folder: 'src/content',
    allowed: [
      configuration,
      /^src\/content\//,
      pictureVariants,
      fileLimits,
      generatedTypes,
      packages(...rendering, ...bundling, 'fastify'),
    ],
    because: 'content is plain TypeScript: no React, no Vite, nothing that comes after it',
  },
  {
    folder: 'src/diagnostics',
    allowed: [
      configuration,
      /^schema\/(?:icon-names|other-names|schema-org|usual-fields)\.json$/,
      /^src\/(content|diagnostics)\//,
      packages(...rendering, ...bundling, 'fastify'),
    ],
    because: 'diagnostics tells what content has found: content knows no sentence',
  },
  {
    folder: 'src/editing',
    allowed: [
      /^src\/(content|diagnostics|editing)\//,
      packages(...rendering, ...bundling, 'fastify'),
    ],
    because: 'editing changes texts: it knows no server and no page that is rendered',
  },
  {
    folder: 'src/studio',
    // Its app is a page of its own with its own build.
    allowed: [/^src\/(content|diagnostics|editing|build|server|studio)\//, packages()],
    because: 'Studio stands on the dev server, and only commands know Studio',
  },
  {
    folder: 'src/render',
    allowed: [
      /^src\/(content|render)\//,
      /^src\/diagnostics\/model\/diagnostic\.ts$/,
      /^blocks\/_shared\//,
      /^virtual:pagewright\//,
      generatedTypes,
      react,
      /^react-dom\/server$/,
      /^hast(-util-from-html)?$/,
      // A page's policy contains the hash of its style sheet.
      /^node:crypto$/,
      vocabulary,
    ],
    because: 'render makes HTML from data: no file system, no bundler',
  },
  {
    folder: 'src/browser',
    allowed: [
      /^src\/browser\//,
      /^src\/render\/page-(tree|view)\.tsx?$/,
      /^blocks\/_shared\//,
      /^virtual:pagewright\/islands$/,
      generatedTypes,
      react,
      /^react-dom(\/client)?$/,
      /^react-router-dom$/,
      /^idb-keyval$/,
    ],
    because: 'whatever the browser imports is sent to every visitor',
  },
  {
    folder: 'src/server',
    allowed: [
      /^src\/server\//,
      /^src\/content\/model\/(bare-path|form-definition|old-addresses|thrown)\.ts$/,
      // Messages to visitors are in the language of their page.
      /^blocks\/_shared\/ui\/messages\.ts$/,
      // The server enforces the limit that forms show.
      fileLimits,
      // The server's own pages are rendered by React as well, so that everything is escaped.
      react,
      /^react-dom\/server$/,
      packages(...rendering, ...bundling),
    ],
    because:
      'the server serves a built site and knows nothing of how it was made, but for what a form is',
  },
  {
    folder: 'src/build',
    allowed: [
      configuration,
      /^src\/(content|diagnostics|render|server|build)\//,
      pictureVariants,
      packages(...rendering),
    ],
    because: 'build comes after content and render, and before cli',
  },
  {
    folder: 'src/studio/contract',
    allowed: [
      /^src\/studio\/contract\//,
      /^src\/content\/model\/types\.ts$/,
      /^src\/diagnostics\/model\/diagnostic\.ts$/,
      /^src\/editing\/apply-changes\.ts$/,
    ],
    because: 'the contract is types, and the few constants that both sides of Studio need',
  },
  {
    folder: 'src/studio/server',
    allowed: [
      /^src\/(content|diagnostics|editing|build|studio\/(contract|server))\//,
      packages(...rendering),
    ],
    because: 'Studio edits files as they are written, in the dev server alone',
  },
  {
    folder: 'src/studio/app',
    allowed: [
      /^src\/studio\/(app|contract)\//,
      // Both sides share these definitions of groups, paths, addresses, errors, names and kinds of files.
      /^src\/content\/model\/(bare-path|data|names|part-of-file|thrown|types|words)\.ts$/,
      /^src\/diagnostics\/model\/diagnostic\.ts$/,
      // Both merge what somebody has typed with what somebody else has saved, and know why an edit is refused.
      /^src\/editing\/(edit-error|merge-texts)\.ts$/,
      react,
      /^react-dom(\/client)?$/,
      /^@rjsf\/(core|utils)$/,
      /^@atlaskit\/pragmatic-drag-and-drop\//,
      /^@(codemirror|lezer)\/[a-z-]+$/,
      /^lucide-static\/icons\//,
    ],
    because: 'Studio in the browser knows the server by its addresses alone',
  },
  {
    folder: 'src/cli',
    allowed: [
      /^src\/(content|diagnostics|editing|build|server|studio|cli)\//,
      packages(...rendering),
    ],
    because: 'a command only turns words into a call of what is below it',
  },
];

/** Returns `file imports target` for each import that `isAllowed` rejects. */
function violations(
  files: SourceFile[],
  isAllowed: (target: string, file: string) => boolean,
): string[] {
  return files.flatMap((source) =>
    importsOf(source)
      .map((request) => importTarget(source.file, request))
      .filter((target) => !isAllowed(target, source.file))
      .map((target) => `${source.file} imports ${target}`),
  );
}

test('an import is found however it is written', () => {
  const text = `
    import type { A } from './a.ts';
    import b, { c } from '@b/c';
    import 'd/style.css';
    export * from './e.ts';
    export { f } from './f.ts';
    const g = await import("g");
    const text = \`import h from 'h'\`; // import i from 'i'
  `;
  expect(importsOf({ file: 'src/content/x.ts', text })).toEqual(
    expect.arrayContaining(['./a.ts', '@b/c', 'd/style.css', './e.ts', './f.ts', 'g']),
  );
  expect(importsOf({ file: 'src/content/x.ts', text })).toHaveLength(6);
  expect(importTarget('src/content/x.ts', '../render/y.tsx')).toBe('src/render/y.tsx');
});

test.each(rules)('$folder imports only what it may: $because', ({ folder, allowed }) => {
  const files = sourceFiles(folder, code);
  expect(files.length).toBeGreaterThan(0);
  const found = violations(files, (target) => allowed.some((pattern) => pattern.test(target)));
  expect(found).toEqual([]);
});

test('every folder of src has a rule', () => {
  const hasRule = (file: string) => rules.some(({ folder }) => file.startsWith(`${folder}/`));
  const files = sourceFiles('src', code).map(({ file }) => file);
  expect(files.filter((file) => !hasRule(file))).toEqual([]);
});

test('a block imports React, pagewright/…, the types and its own files; an island its libraries', () => {
  const files = sourceFiles('blocks', code);
  const islands = new Set(
    files.filter(({ file }) => file.endsWith('/island.tsx')).map(({ file }) => folderOf(file)),
  );
  const found = violations(files, (target, file) => {
    const own = folderOf(file);
    if (target.startsWith(`${own}/`)) return true;
    if (generatedTypes.test(target) || react.test(target)) return true;
    if (publicEntry.test(target)) return true;
    if (vocabulary.test(target)) return true;
    if (/^lucide-static\/icons\/[a-z0-9-]+\.svg\?icon$/.test(target)) return true;
    const mayMove = islands.has(own) || own === 'blocks/_shared';
    return mayMove && /^(react-dom|swiper(\/.*)?|react-countup)$/.test(target);
  });
  expect(found).toEqual([]);
});

test('_shared knows no block', () => {
  const files = sourceFiles('blocks/_shared', code);
  const isBlock = (target: string) => /^blocks\/(?!_shared\/)/.test(target);
  expect(violations(files, (target) => !isBlock(target))).toEqual([]);
});

const known = {
  'js-yaml': ['src/content/yaml/parse.ts'],
  // The first locates problems, the second prints values, and the third finds the nodes to edit.
  yaml: ['src/content/yaml/positions.ts', 'src/editing/print.ts', 'src/editing/tree.ts'],
  ajv: ['src/content/schemas/validate.ts'],
  liquidjs: ['src/content/expand/liquid.ts'],
};

test.each(Object.entries(known))('%s is known to %j alone', (name, files) => {
  const knowing = sourceFiles('src', code).filter((source) =>
    importsOf(source).some((request) => request === name || request.startsWith(`${name}/`)),
  );
  expect(knowing.map(({ file }) => file).sort()).toEqual(files);
});

test('only tests import tests and their helpers', () => {
  const files = [...sourceFiles('src', code), ...sourceFiles('blocks', code)];
  const found = violations(files, (target) => !/^tests\/|\.test\.tsx?$/.test(target));
  expect(found).toEqual([]);
});

test('no folder of src imports one that imports it, directly or indirectly', () => {
  const folderOf = (file: string) => path.posix.dirname(file);
  const targets = new Map<string, Set<string>>();
  for (const source of sourceFiles('src', code)) {
    const folder = folderOf(source.file);
    const known = targets.get(folder) ?? new Set();
    targets.set(folder, known);
    for (const request of importsOf(source)) {
      const target = folderOf(importTarget(source.file, request));
      if (target.startsWith('src/') && target !== folder) known.add(target);
    }
  }
  const reached = (folder: string, from = new Set<string>()): Set<string> => {
    for (const target of targets.get(folder) ?? []) {
      if (!from.has(target)) reached(target, from.add(target));
    }
    return from;
  };
  expect([...targets.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});

test('imports have no circles, not even for types', () => {
  const files = [...sourceFiles('src', code), ...sourceFiles('blocks', code)];
  const targetsOf = (source: SourceFile) =>
    importsOf(source).map((request) => importTarget(source.file, request));
  const targets = new Map(files.map((source) => [source.file, targetsOf(source)]));
  const reached = (file: string, from = new Set<string>()): Set<string> => {
    for (const target of targets.get(file) ?? []) {
      if (!from.has(target)) reached(target, from.add(target));
    }
    return from;
  };
  const inCircles = [...targets.keys()].filter((file) => reached(file).has(file));
  expect(inCircles).toEqual([]);
});

function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
