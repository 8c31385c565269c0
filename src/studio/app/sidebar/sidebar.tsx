import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { PageList } from './page-list.tsx';

const TABS = ['Blocks', 'Pages', 'Site'] as const;
type Tab = (typeof TABS)[number];

interface SidebarProps {
  /** The blocks of the page. */
  children: ReactNode;
  /** What the site has beside pages. */
  site: ReactNode;
}

/** Renders the list beside the page: its blocks, the pages of the site, or what the site has beside them. */
export function Sidebar({ children, site }: SidebarProps): ReactElement {
  const [tab, setTab] = useState<Tab>('Blocks');
  const tabs = useRef<HTMLDivElement>(null);
  const keyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const step = key === 'ArrowRight' ? 1 : TABS.length - 1;
    const other = TABS[(TABS.indexOf(tab) + step) % TABS.length] ?? tab;
    setTab(other);
    tabs.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };
  return (
    <nav className="sidebar" aria-label="Blocks, pages and site">
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
        {tab === 'Blocks' && children}
        {tab === 'Pages' && <PageList />}
        {tab === 'Site' && site}
      </div>
    </nav>
  );
}
