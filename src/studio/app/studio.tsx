import { type ReactElement, useEffect, useRef, useState } from 'react';
import { TopBar } from './bar/top-bar.tsx';
import { Canvas, type Device } from './canvas/canvas.tsx';
import { RefusalNote } from './conflict/unsaved-notes.tsx';
import { BlockToolbar } from './inspector/block-toolbar.tsx';
import { blockTools } from './inspector/block-tools.ts';
import { wholeOf } from './model/outline-items.ts';
import { useSession, useSessionState } from './model/use-session.ts';
import { Outline } from './outline/outline.tsx';
import { FormPane } from './panel/form-pane.tsx';
import { Panel } from './panel/panel.tsx';
import { useSelection } from './panel/use-selection.ts';
import { type BlockPlace, Picker } from './picker/picker.tsx';
import { useSiteProblems } from './problems/use-site-problems.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { CollectionTable } from './site/collection-table.tsx';
import { Icon } from './ui/icon.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Below this width of the window the sidebar is closed at first, so that the page has room. */
const WIDE = 1200;

/** Renders Studio: the page in the middle, its blocks on one side, the form of the selection on the other. */
export function Studio(): ReactElement {
  const session = useSession();
  const page = useSessionState('page');
  const route = useSessionState('route');
  const view = useSessionState('view');
  const [device, setDevice] = useState<Device>('desktop');
  const [isDark, setDark] = useState(false);
  const [hasSidebar, setSidebar] = useState(innerWidth >= WIDE);
  /** Where a block is added that is being chosen. */
  const [place, setPlace] = useState<BlockPlace>();
  const inspector = useRef<HTMLElement>(null);
  const selection = useSelection(inspector);
  const { itemAt, item, select } = selection;
  const problems = useSiteProblems();
  const tools = blockTools(session);
  const onKey = useShortcuts(session, item, tools, () => select(undefined));

  useEffect(() => {
    document.title = `Studio: ${route}`;
  }, [route]);

  return (
    <div className="studio" data-sidebar={hasSidebar} data-tab={selection.tab}>
      <TopBar
        device={device}
        isDark={isDark}
        hasSidebar={hasSidebar}
        onDevice={setDevice}
        onDark={setDark}
        onSidebar={() => setSidebar(!hasSidebar)}
        problems={problems}
        onProblems={() => selection.setTab('problems')}
      />
      <RefusalNote />
      {hasSidebar && (
        <Sidebar>
          {page && (
            <>
              <Outline
                onSelect={({ key }) => select(key)}
                onOpen={selection.openForm}
                onMove={tools.onMove}
                onRemove={tools.onRemove}
                onDrop={tools.onDrop}
              />
              <div className="sidebar-foot">
                <button
                  type="button"
                  className="add-entry"
                  onClick={() => setPlace({ file: page.file, list: ['blocks'] })}
                >
                  <Icon name="plus" />
                  Add a block
                </button>
              </div>
            </>
          )}
        </Sidebar>
      )}
      <main className="stage">
        {view?.kind === 'collection' ? (
          <CollectionTable view={view} />
        ) : (
          <Canvas
            device={device}
            isDark={isDark}
            onKey={onKey}
            selected={item}
            onSelect={select}
            onAdd={(edge) => item && setPlace({ item: wholeOf(item), edge })}
            itemAt={itemAt}
            onDrop={tools.onDrop}
            tools={item && <BlockToolbar item={item} isShort {...tools} />}
          />
        )}
      </main>
      <Panel selection={selection} problems={problems} element={inspector}>
        <FormPane
          item={item}
          tools={tools}
          onOpenPlace={(at) => void selection.openPlace(at)}
          onAddBlock={(file, list) => setPlace({ file, list })}
        />
      </Panel>
      {place && <Picker place={place} onClose={() => setPlace(undefined)} />}
    </div>
  );
}
