import { type RefObject, useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../../content/model/data.ts';
import type { Place } from '../contract/values.ts';
import { flatOutline, type OutlineItem, outlineOf } from './model/outline-items.ts';
import { frameView, isOfFrame, placeOf, viewOf } from './model/site-view.ts';
import { useSession, useSessionState } from './model/use-session.ts';
import { type PanelState, usePanel } from './panel/use-panel.ts';
import { blockOfPlace } from './problems/problem-groups.ts';
import { revealField } from './problems/reveal-field.ts';

interface Selection {
  /** The blocks of the page, as a tree. */
  items: OutlineItem[];
  itemAt: (key: string | undefined) => OutlineItem | undefined;
  /** The selected block of the page. */
  item: OutlineItem | undefined;
  panel: PanelState;
  /** Opens the form of a block, given its path on the page: one of the page or of the frame. */
  select: (path: string | undefined) => void;
  /** Selects a block and focuses the first field of its form. */
  openForm: (item: OutlineItem) => void;
  /** Opens the form of a place that a value comes from, and scrolls to its field. */
  openPlace: (place: Place) => Promise<void>;
  /** Selects nothing: the panel shows the settings of the page. */
  showPage: () => void;
}

/**
 * Keeps what is selected, a block of the page or a part of the site, and what the panel shows of it.
 *
 * @param inspector the element of the panel
 */
export function useSelection(inspector: RefObject<HTMLElement | null>): Selection {
  const session = useSession();
  const page = useSessionState('page');
  const data = useSessionState('data');
  const selected = useSessionState('selected');
  const view = useSessionState('view');

  const items = useMemo(
    () => (page ? outlineOf(page.blocks, (file, path) => valueAt(data[file]?.data, path)) : []),
    [page, data],
  );
  const rows = useMemo(() => flatOutline(items).map((row) => row.item), [items]);
  const itemAt = (wanted: string | undefined) => rows.find(({ key }) => key === wanted);
  const item = itemAt(selected);
  const onPage = useCallback(() => session.show(), [session]);
  const panel = usePanel({ rows, item, other: placeOf(view), element: inspector, onPage });

  const showPage = useCallback(() => {
    session.show();
    session.select(undefined);
  }, [session]);

  const select = (path: string | undefined) => {
    if (path !== undefined && isOfFrame(path)) {
      session.select(undefined);
      session.show(frameView(page, path));
    } else {
      session.show();
      session.select(path);
    }
  };
  const openForm = ({ key }: OutlineItem) => {
    flushSync(() => select(key));
    inspector.current?.querySelector<HTMLElement>('.form :is(textarea, input, button)')?.focus();
  };
  const openPlace = async (place: Place) => {
    await session.flushForm();
    const found = viewOf(place);
    panel.setTab('form');
    session.show(found?.view);
    const block = found ? undefined : blockOfPlace(rows, place);
    if (!found) session.select(block?.key);
    const inBlock = place.path.slice(block?.source.path.length ?? 0);
    if (inspector.current) void revealField(inspector.current, found?.inner ?? inBlock);
  };

  return {
    items,
    itemAt,
    item,
    panel,
    select,
    openForm,
    openPlace,
    showPage,
  };
}
