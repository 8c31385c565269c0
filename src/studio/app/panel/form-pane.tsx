import type { ReactElement } from 'react';
import type { BlockEntry } from '../../contract/pages.ts';
import type { CollectionAnswer } from '../../contract/site.ts';
import type { Path, Place } from '../../contract/values.ts';
import { BlockLinksContext } from '../form/block-links.ts';
import type { BlockTools } from '../inspector/block-tools.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import type { OutlineItem } from '../model/outline-items.ts';
import { useSession } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { SitePanel } from '../site/site-panel.tsx';
import type { SiteView } from '../site/site-view.ts';
import { WithValueSources } from '../site/with-value-sources.tsx';

/** The path by which the server identifies the page itself among its blocks. */
const THE_PAGE = '';

interface FormPaneProps {
  item: OutlineItem | undefined;
  tools: BlockTools;
  /** The part of the site that is edited instead of the page. */
  view: SiteView | undefined;
  collection: CollectionAnswer | undefined;
  /** The path on the page of the frame's block whose form is open. */
  framePath: string | undefined;
  onView: (view: SiteView | undefined) => void;
  /** Opens the form of a place that a value comes from. */
  onOpenPlace: (place: Place) => void;
  onAddBlock: (file: string, list: Path) => void;
}

/** Renders the form of the selection: a block, the page, or a part of the site. */
export function FormPane(props: FormPaneProps): ReactElement {
  const { item, tools, view, collection, framePath, onView, onAddBlock } = props;
  const session = useSession();
  const shown = framePath ?? (item ? item.path && pathKey(item.path) : view ? undefined : THE_PAGE);
  const onSelect = ({ path, source }: BlockEntry) => {
    if (!view) session.select(pathKey(path));
    else onView({ kind: 'block', ...source, back: view.kind === 'block' ? view.back : view });
  };
  return (
    <WithValueSources path={shown} onOpen={props.onOpenPlace}>
      <BlockLinksContext value={{ onSelect, onAdd: onAddBlock }}>
        {view ? (
          <SitePanel view={view} collection={collection} onView={onView} />
        ) : (
          <Inspector item={item} tools={tools} />
        )}
      </BlockLinksContext>
    </WithValueSources>
  );
}
