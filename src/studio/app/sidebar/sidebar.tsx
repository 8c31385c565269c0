import { type ReactElement, type ReactNode, useState } from 'react';
import { SiteTab } from '../site/site-tab.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { PageList } from './page-list.tsx';

const TABS = (['Blocks', 'Pages', 'Site'] as const).map((name) => ({ name, label: name }));

/** Renders the sidebar: the blocks of the page, the pages of the site, or its other parts. */
export function Sidebar({ children }: { children: ReactNode }): ReactElement {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('Blocks');
  return (
    <nav className="sidebar" aria-label="Blocks, pages and site">
      <Tabs label="What is listed" tabs={TABS} shown={tab} onShow={setTab}>
        {tab === 'Blocks' && children}
        {tab === 'Pages' && <PageList />}
        {tab === 'Site' && <SiteTab />}
      </Tabs>
    </nav>
  );
}
