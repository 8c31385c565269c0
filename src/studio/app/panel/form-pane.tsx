import type { ReactElement } from 'react';
import type { BlockEntry } from '../../contract/pages.ts';
import type { Path, Place } from '../../contract/values.ts';
import { BlockLinksContext } from '../form/block-links.ts';
import type { BlockTools } from '../inspector/block-tools.ts';
import { Inspector } from '../inspector/inspector.tsx';
import type { OutlineItem } from '../model/outline-items.ts';
import { framePath } from '../model/site-view.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { SitePanel } from '../site/site-panel.tsx';
import { WithValueSources } from '../site/with-value-sources.tsx';

/** The path by which the server identifies the page itself among its blocks. */
const THE_PAGE = '';

interface FormPaneProps {
  item: OutlineItem | undefined;
  tools: BlockTools;
  /** Opens the form of a place that a value comes from. */
  onOpenPlace: (place: Place) => void;
  onAddBlock: (file: string, list: Path) => void;
}

/** Renders the form of the selection: a block, the page, or a part of the site. */
export function FormPane(props: FormPaneProps): ReactElement {
  const { item, tools, onAddBlock } = props;
  const session = useSession();
  const page = useSessionState('page');
  const view = useSessionState('view');
  const ofItem = item ? item.path && pathKey(item.path) : view ? undefined : THE_PAGE;
  const shown = framePath(page, view) ?? ofItem;
  const onSelect = ({ path, source }: BlockEntry) => {
    if (!view) session.select(pathKey(path));
    else {
      const back = view.kind === 'block' ? view.back : view;
      session.show({ kind: 'block', ...source, back });
    }
  };
  return (
    <WithValueSources path={shown} onOpen={props.onOpenPlace}>
      <BlockLinksContext value={{ onSelect, onAdd: onAddBlock }}>
        {view ? <SitePanel view={view} /> : <Inspector item={item} tools={tools} />}
      </BlockLinksContext>
    </WithValueSources>
  );
}
