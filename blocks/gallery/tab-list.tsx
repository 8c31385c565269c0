import { centerInRow, isRightToLeft, renderAfterPaint } from 'pagewright/blocks';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { GalleryTab } from '../../schema/generated/types.ts';
import type { TabState } from './use-tabs.ts';

interface TabListProps {
  tabs: GalleryTab[];
  label: string;
  state: TabState;
}

/** Returns the id of the tab of a group; the group itself has the id that links use. */
export function tabId(id: string): string {
  return `${id}-tab`;
}

/**
 * Returns the place that a key moves to from the tab at `place`, or `undefined`: the keys of the WAI-ARIA tabs
 * pattern.
 */
function destination(key: string, place: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (place + 1) % count;
  if (key === backward) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Renders the tabs. Each is a link to its group, so that it works without script. */
export function TabList({ tabs, label, state: { active, select } }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The tab that was pressed, until its pictures are rendered. */
  const [pressed, press] = useState<string>();
  // On narrow screens the row itself scrolls, and the active tab must be in view.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${tabId(active)}`);
    if (list.current && tab) centerInRow(list.current, tab);
  }, [active]);
  const choose = (id: string) => {
    press(id);
    renderAfterPaint(() => {
      select(id);
      press(undefined);
    });
  };
  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault();
    choose(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // From the focused tab: when keys follow each other quickly, another one may still be the active tab.
    const place = tabs.findIndex(({ id }) => tabId(id) === (event.target as Element).id);
    const rtl = isRightToLeft(event.currentTarget);
    const next = tabs[destination(event.key, place, tabs.length, rtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.id)}`)?.focus();
  };
  return (
    <div
      className="tab-list scrolling-row"
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={tabId(tab.id)}
          href={`#${tab.id}`}
          role="tab"
          aria-selected={tab.id === (pressed ?? active)}
          aria-controls={tab.id}
          tabIndex={tab.id === active ? 0 : -1}
          // Before hydration, inline.ts selects the tab of the page's address.
          suppressHydrationWarning
          onClick={(event) => onClick(event, tab.id)}
        >
          {tab.label}
        </a>
      ))}
    </div>
  );
}
