import { type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataPath, SourceLocation } from '../../../content/model/types.ts';
import type { SiteProblem } from '../../contract/changes.ts';
import { hasKeptTexts } from '../model/kept-texts.ts';
import {
  blockOfPlace,
  flatOutline,
  type OutlineItem,
  outlineOfPage,
} from '../model/outline-items.ts';
import type { SessionState } from '../model/session-state.ts';
import { frameView, isOfFrame, placeOf, viewOf } from '../model/site-view.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import type { TextPlace } from '../yaml/yaml-view.tsx';
import { revealField } from './reveal-field.ts';

type PanelTab = 'form' | 'yaml' | 'problems';

export type Selection = ReturnType<typeof useSelection>;

const itemsOf = ({ page, data }: Pick<SessionState, 'page' | 'data'>): OutlineItem[] =>
  flatOutline(outlineOfPage(page, data)).map(({ item }) => item);

/** Returns a key of what is selected. */
const subjectOf = ({ selected, view, route }: SessionState) =>
  `${selected} ${placeOf(view)?.file} ${route}`;

/**
 * Keeps what is selected, a block of the page or a part of the site, and what the panel shows of it.
 *
 * @param panel the element of the panel
 */
export function useSelection(panel: RefObject<HTMLElement | null>) {
  const session = useSession();
  const page = useSessionState('page');
  const data = useSessionState('data');
  const selected = useSessionState('selected');
  const view = useSessionState('view');
  // Text that was typed before a reload and could not be written is shown again.
  const [tab, setTab] = useState<PanelTab>(hasKeptTexts() ? 'yaml' : 'form');
  /** The place that the text view shows, until something else is selected. */
  const [shown, setShown] = useState<{ subject: string; place: TextPlace }>();

  const items = useMemo(() => itemsOf({ page, data }), [page, data]);
  const itemAt = (wanted: string | undefined) => items.find(({ key }) => key === wanted);
  const item = itemAt(selected);

  /** Opens the form of a block, given its path on the page: one of the page or of the frame. */
  const select = (path: string | undefined) => {
    const frame = path !== undefined && isOfFrame(path) ? frameView(page, path) : undefined;
    session.select(frame ? undefined : path);
    session.show(frame);
  };
  /** Selects a block and focuses the first field of its form. */
  const openForm = ({ key }: OutlineItem) => {
    flushSync(() => select(key));
    panel.current?.querySelector<HTMLElement>('.form :is(textarea, input, button)')?.focus();
  };
  const reveal = (path: DataPath) => {
    if (panel.current) void revealField(panel.current, path);
  };
  /** Opens the form of a place in a block, or in the page itself, and scrolls to its field. */
  const openField = ({ path }: SourceLocation, block: OutlineItem | undefined) => {
    setTab('form');
    session.show();
    session.select(block?.key);
    reveal(path.slice(block?.source.path.length ?? 0));
  };
  /** Opens the form of a place that a value comes from. */
  const openPlace = async (place: SourceLocation) => {
    await session.flushForms();
    const found = viewOf(place);
    if (!found) return openField(place, blockOfPlace(itemsOf(session.state()), place));
    setTab('form');
    session.show(found.view);
    reveal(found.inner);
  };
  /** Opens the place of a problem: its page, its block and its field, otherwise its line. */
  const openProblem = async (problem: SiteProblem) => {
    const { file, path, page: route = session.state().route } = problem;
    if (route !== session.state().route) await session.open(route);
    const block = blockOfPlace(itemsOf(session.state()), problem);
    const isOfPage = file === session.state().page?.file && path[0] !== 'blocks';
    if (block || (isOfPage && path.length > 0)) return openField(problem, block);
    setShown({ subject: subjectOf(session.state()), place: problem });
    setTab('yaml');
  };

  const place = shown?.subject === subjectOf(session.state()) ? shown.place : undefined;
  const source = placeOf(view) ?? item?.source;
  const file = place?.file ?? source?.file ?? page?.file;
  const onMove = (path: DataPath) => {
    if (placeOf(view) || !file) return;
    const block = blockOfPlace(items, { file, path });
    if (block || file === page?.file) session.select(block?.key);
  };
  /** The props of the text view. */
  const text = file && {
    file,
    selected: source?.file === file ? source.path : undefined,
    place,
    onMove,
  };
  return { itemAt, item, tab, setTab, text, select, openForm, openPlace, openProblem };
}
