/** Part of the inline scripts. */

export const root: HTMLElement = document.documentElement;

let awake: Promise<unknown> | undefined;

/** Fetches React, the router and the page's islands, once. The promise fails when they cannot be had, or do not start. */
export function wake(): Promise<unknown> {
  awake ??= import(/* @vite-ignore */ root.dataset.app as string).then(({ hydrated }) => hydrated);
  return awake;
}
