/** Part of the inline script. */

export const root: HTMLElement = document.documentElement;

/** How long a click waits for the app, in milliseconds. */
export const APP_TIMEOUT = 5000;

/** How near to the view an island has to come for its code to be fetched. */
export const NEAR = '200px';

let loading: Promise<unknown> | undefined;

/** Loads React, the router and the page's islands, once. Rejects when they cannot be loaded or do not start. */
export function loadApp(): Promise<unknown> {
  loading ??= import(/* @vite-ignore */ root.dataset.app as string).then(
    ({ hydrated }) => hydrated,
  );
  return loading;
}
