import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Returns whether the package is installed: nothing is written into it then. */
const isInstalled = (/** @type {string} */ file) => file.split(path.sep).includes('node_modules');

/** What has been loaded, by absolute path. @type {Map<string, { exports: any }>} */
const modules = new Map();
/** Code that was compiled by this process, by the file that keeps it. @type {Map<string, vm.Script>} */
const compiled = new Map();

/**
 * Loads a bundled CommonJS file, and those of its bundle that it requires. To compile them takes longer than to build a small
 * site, so what V8 made of each is kept beside it when a command has ended, for the next one
 * (https://nodejs.org/api/vm.html#scriptcreatecacheddata). Such code cannot `import()`: Node 20 does not know who asks.
 *
 * @param {string} file absolute path
 * @returns {any} what it exports
 */
export function loadBundled(file) {
  const before = modules.get(file);
  if (before) return before.exports;
  const module = { exports: {} };
  modules.set(file, module);
  const folder = path.dirname(file);
  const outside = createRequire(file);
  const require = (/** @type {string} */ id) =>
    /^\.\.?\//.test(id) ? loadBundled(path.join(folder, id)) : outside(id);
  const wrapped = scriptOf(file).runInThisContext();
  wrapped(module.exports, require, module, file, folder);
  return module.exports;
}

/** @param {string} file */
function scriptOf(file) {
  const kept = `${file}.${process.arch}-${process.versions.v8}`;
  const code = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const script = new vm.Script(code, { filename: file, cachedData: readKept(kept) });
  // there was none, or it was made with other options of V8
  if (script.cachedDataRejected !== false && isMainThread && !isInstalled(file)) {
    if (compiled.size === 0) process.once('exit', keep);
    compiled.set(kept, script);
  }
  return script;
}

/** @param {string} file */
function readKept(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Keeps the compiled code at the end, when V8 has compiled all that was needed. */
function keep() {
  for (const [file, script] of compiled) {
    try {
      writeFileSync(`${file}.${process.pid}`, script.createCachedData());
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // A folder that cannot be written to: it is compiled each time.
    }
  }
}
