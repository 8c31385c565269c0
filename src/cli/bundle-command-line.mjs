import { hash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { engineCode } from '../build/cache/fingerprint.mjs';

/** Packages that read their own files, or that only some commands need. */
const NOT_BUNDLED = [
  'vite',
  'sharp',
  'svgo',
  'json-schema-to-typescript',
  'fastify',
  '@fastify/static',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/cookie',
  '@fastify/csrf-protection',
  'nodemailer',
  'better-sqlite3',
  'kysely',
  'pg',
  '@resvg/resvg-js',
];

/**
 * Bundles the command line and its worker into `folder`, atomically.
 *
 * @param {string} engineRoot the folder of Pagewright's own package.json
 * @param {string} folder the folder that gets `main.cjs`
 */
export async function bundleCommandLine(engineRoot, folder) {
  const staging = `${folder}.${process.pid}`;
  await build({
    configFile: false,
    root: engineRoot,
    logLevel: 'error',
    // The cache of `validate` is valid for this code only (check-pages.ts).
    define: {
      BUNDLED_CODE: JSON.stringify(hash('sha256', engineCode(engineRoot))),
      // Always, whatever NODE_ENV is: outside of production, packages check themselves, which is slow.
      'process.env.NODE_ENV': '"production"',
    },
    oxc: { jsx: { development: false } },
    // One file with all packages starts several times faster than hundreds of files that have to be resolved.
    ssr: {
      noExternal: true,
      external: NOT_BUNDLED,
      resolve: { conditions: ['module', 'node', 'production'] },
    },
    build: {
      ssr: true,
      target: 'node20',
      outDir: staging,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          main: path.join(engineRoot, 'src/cli/main.ts'),
          'page-worker': path.join(engineRoot, 'src/build/pages/page-worker.ts'),
          bundle: path.join(engineRoot, 'src/build/bundle/bundle.ts'),
          vitest: path.join(engineRoot, 'src/build/contract/vitest.ts'),
          'studio-bundle': path.join(engineRoot, 'src/studio/server/studio-bundle.ts'),
        },
        // All in one folder, so that the build finds its worker beside itself.
        output: {
          // Node can only guess the export names of a CommonJS file that is imported, so it is required.
          dynamicImportInCjs: false,
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  });
  mkdirSync(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) rmSync(staging, { recursive: true });
  else renameSync(staging, folder);
}
