import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { PageList } from './page-list.tsx';

const TABS = ['Blocks', 'Pages'] as const;
type Tab = (typeof TABS)[number];

/** Renders the list beside the page: its blocks, or the pages of the site. */
export function Sidebar({ children }: { children: ReactNode }): ReactElement {
  const [tab, setTab] = useState<Tab>('Blocks');
  const tabs = useRef<HTMLDivElement>(null);
  const keyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = tab === 'Blocks' ? 'Pages' : 'Blocks';
    setTab(other);
    tabs.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };
  return (
    <nav className="sidebar" aria-label="Blocks and pages">
      <div className="tabs" role="tablist" aria-label="What is listed" ref={tabs}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={keyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'Blocks' ? children : <PageList />}
      </div>
    </nav>
  );
}
