import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
}

interface TabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: Tab<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
  /** The content of the shown tab. */
  children: ReactNode;
  className?: string;
}

/** Renders tabs: the arrow keys, Home and End move between them, Tab moves into the content. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { label, tabs, shown, onShow, children, className = '' } = props;
  const list = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const keyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === shown);
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onShow(next.name);
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`tab-${tab.name}`}
            aria-selected={tab.name === shown}
            aria-controls={panelId}
            tabIndex={tab.name === shown ? 0 : -1}
            onClick={() => onShow(tab.name)}
            onKeyDown={keyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className={`tab-panel ${className}`}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`tab-${shown}`}
      >
        {children}
      </div>
    </>
  );
}
