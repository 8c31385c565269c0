import { useEffect, useState } from 'react';
import type { CollectionAnswer } from '../../contract/site.ts';
import { flatBlocks } from '../model/outline-items.ts';
import { useAnswer } from '../model/use-answer.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { siteApi } from './site-api.ts';
import { filesOf, SITE_FILE, type SiteView } from './site-view.ts';

/** What the paths of blocks begin with that surround every page. */
const FRAME = 'frame.';
export const isOfFrame = (path: string) => path.startsWith(FRAME);

interface SiteViewState {
  view: SiteView | undefined;
  setView: (view: SiteView | undefined) => void;
  /** The collection that is looked at, as it was last read. */
  collection: CollectionAnswer | undefined;
  /** Opens the form of a block that every page has. @param path where the page shows it */
  openFrame: (path: string) => void;
  /** Where the page shows the block that every page has and whose form is open. */
  framePath: string | undefined;
}

/** Keeps what of the site is looked after, and has its files read. */
export function useSiteView(): SiteViewState {
  const session = useSession();
  const page = useSessionState('page');
  const data = useSessionState('data');
  const undo = useSessionState('undo');
  const [view, setView] = useState<SiteView>();
  const files = [SITE_FILE, ...filesOf(view)].join('\n');
  useEffect(() => void session.look(files.split('\n')), [session, files]);
  // The table of a collection stands in the place of the page that is opened.
  const isOpening = page === undefined;
  useEffect(() => {
    if (isOpening) setView((now) => (now?.kind === 'collection' ? undefined : now));
  }, [isOpening]);
  const name = view?.kind === 'collection' ? view.name : undefined;
  const answer = useAnswer(
    async () => (name === undefined ? undefined : await siteApi.collection(name)),
    page ? `${name} ${Object.values(data).map(({ digest }) => digest)} ${undo.length}` : name,
  );
  const frame = flatBlocks(page?.frame ?? []);
  const openFrame = (key: string) => {
    const source = frame.find(({ path }) => pathKey(path) === key)?.source;
    const back: SiteView = { kind: 'settings', file: SITE_FILE, section: 'frame' };
    setView(source ? { kind: 'block', ...source, back } : back);
  };
  const opened =
    view?.kind === 'block' &&
    frame.find(
      ({ source }) => source.file === view.file && pathKey(source.path) === pathKey(view.path),
    );
  return {
    view,
    setView,
    collection: answer && answer.name === name ? answer : undefined,
    openFrame,
    framePath: opened ? pathKey(opened.path) : undefined,
  };
}
