/** Part of the inline scripts. */

let awake: Promise<unknown> | undefined;

/** Fetches React, the router and the page's islands; once. */
export function wake(): Promise<unknown> {
  awake ??= import(/* @vite-ignore */ document.documentElement.dataset.app as string);
  return awake;
}
