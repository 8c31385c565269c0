import type { Plugin } from 'vite';

/**
 * A bundler wraps each CommonJS package, such as react-dom, in an arrow function. V8 only skims over a
 * function when it reads a script beside the page, and reads it again, in the page's own thread, when
 * it is called: for react-dom a third of what its start takes. A `function` in brackets is read once
 * (https://v8.dev/blog/preparser#pife), an arrow function is not.
 *
 * @param code a chunk before it is made small
 * @returns the same with packages wrapped in functions in brackets
 */
function wrapInFunctions(code: string): string {
  return code.replace(/(__commonJS(?:Min)?\(\()\(([\w$, ]*)\) => \{/g, '$1function($2) {');
}

/**
 * React makes a few errors as it loads, which it throws to itself as signs. A browser that is being
 * watched, by developer tools or by whatever measures it, notes the line where an error was made, and
 * reads the whole of react-dom once more to find it.
 *
 * @param code a module of react-dom
 * @returns the same with signs that are errors by their kind, but made nowhere
 */
export function makeSignsCheap(code: string): string {
  return code.replace(
    /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    '$1Object.create(Error.prototype, { message: { value: $2 } })',
  );
}

/** Lets a browser read the app's packages while it waits for them, and once. */
export const readAtOnce: Plugin = {
  name: 'pagewright:read-at-once',
  transform(code, id) {
    if (!/\/react-dom-client\.production\.js/.test(id.replaceAll('\\', '/'))) return undefined;
    return { code: makeSignsCheap(code), map: null };
  },
  renderChunk: (code) => ({ code: wrapInFunctions(code), map: null }),
};
