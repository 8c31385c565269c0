import type { Plugin } from 'vite';

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

/**
 * V8 only skims over a function when it reads a script beside the page, and reads it again, in the page's own thread, when it
 * is first called: for react-dom a third of what its start takes, and some 10 ms of the first step to another page. By this
 * first line of a script all its functions are ready as it is read (https://v8.dev/blog/explicit-compile-hints). To other
 * browsers it is a comment.
 */
const ALL_READY = '//# allFunctionsCalledOnLoad\n';

/** Lets a browser read the app's scripts while it waits for them, and once. */
export const readAtOnce: Plugin = {
  name: 'pagewright:read-at-once',
  transform(code, id) {
    if (!/\/react-dom-client\.production\.js/.test(id.replaceAll('\\', '/'))) return undefined;
    return { code: makeSignsCheap(code), map: null };
  },
  augmentChunkHash: () => ALL_READY,
  generateBundle: {
    // Vite's own plugins put a line at the beginning, too.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = ALL_READY + file.code;
      }
    },
  },
};
