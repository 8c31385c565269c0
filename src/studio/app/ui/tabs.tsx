import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';

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

/** Renders tabs: arrow keys move between them, Tab moves into the content. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { label, tabs, shown, onShow, children, className = '' } = props;
  const list = useRef<HTMLDivElement>(null);
  const keyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!step) return;
    const index = tabs.findIndex(({ name }) => name === shown);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
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
            aria-controls={`panel-${shown}`}
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
        id={`panel-${shown}`}
        aria-labelledby={`tab-${shown}`}
      >
        {children}
      </div>
    </>
  );
}
