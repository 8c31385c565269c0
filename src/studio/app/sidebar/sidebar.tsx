import { type ReactElement, type ReactNode, useState } from 'react';
import { Tabs } from '../ui/tabs.tsx';
import { PageList } from './page-list.tsx';

const TABS = (['Blocks', 'Pages', 'Site'] as const).map((name) => ({ name, label: name }));

interface SidebarProps {
  /** The blocks of the page. */
  children: ReactNode;
  /** What the site has beside pages. */
  site: ReactNode;
}

/** Renders the list beside the page: its blocks, the pages of the site, or what the site has beside them. */
export function Sidebar({ children, site }: SidebarProps): ReactElement {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('Blocks');
  return (
    <nav className="sidebar" aria-label="Blocks, pages and site">
      <Tabs label="What is listed" tabs={TABS} shown={tab} onShow={setTab}>
        {tab === 'Blocks' && children}
        {tab === 'Pages' && <PageList />}
        {tab === 'Site' && site}
      </Tabs>
    </nav>
  );
}
