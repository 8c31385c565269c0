import { useEffect, useState } from 'react';
import type { CollectionAnswer } from '../../contract/site.ts';
import { api } from '../model/api.ts';
import { flatBlocks } from '../model/outline-items.ts';
import { useAnswer } from '../model/use-answer.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { isSamePlace, pathKey } from '../model/values.ts';
import { filesOf, SITE_FILE, type SiteView } from './site-view.ts';

/** The beginning of the paths of blocks in the frame, which surround every page. */
const FRAME = 'frame.';
export const isOfFrame = (path: string) => path.startsWith(FRAME);

export interface SiteViewState {
  view: SiteView | undefined;
  setView: (view: SiteView | undefined) => void;
  /** The open collection, as last read. */
  collection: CollectionAnswer | undefined;
  /**
   * Opens the form of a block of the frame.
   *
   * @param path its path on the page
   */
  openFrame: (path: string) => void;
  /** The path on the page of the frame's block whose form is open. */
  framePath: string | undefined;
}

/** Keeps which part of the site is open, and has its files read. */
export function useSiteView(): SiteViewState {
  const session = useSession();
  const page = useSessionState('page');
  const data = useSessionState('data');
  const undo = useSessionState('undo');
  const [view, setView] = useState<SiteView>();
  const files = [SITE_FILE, ...filesOf(view)].join('\n');
  useEffect(() => void session.look(files.split('\n')), [session, files]);
  // The table of a collection covers the page: it is closed when another page is opened.
  const isOpening = page === undefined;
  useEffect(() => {
    if (isOpening) setView((now) => (now?.kind === 'collection' ? undefined : now));
  }, [isOpening]);
  const name = view?.kind === 'collection' ? view.name : undefined;
  const answer = useAnswer(
    async () => (name === undefined ? undefined : await api.collection(name)),
    page ? `${name} ${Object.values(data).map(({ digest }) => digest)} ${undo.length}` : name,
  );
  const frame = flatBlocks(page?.frame ?? []);
  const openFrame = (key: string) => {
    const source = frame.find(({ path }) => pathKey(path) === key)?.source;
    const back: SiteView = { kind: 'settings', file: SITE_FILE, section: 'frame' };
    setView(source ? { kind: 'block', ...source, back } : back);
  };
  const opened = view?.kind === 'block' && frame.find(({ source }) => isSamePlace(source, view));
  return {
    view,
    setView,
    collection: answer && answer.name === name ? answer : undefined,
    openFrame,
    framePath: opened ? pathKey(opened.path) : undefined,
  };
}
