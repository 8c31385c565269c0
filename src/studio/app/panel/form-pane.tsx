import type { ReactElement } from 'react';
import type { DataPath, SourceLocation } from '../../../content/model/types.ts';
import type { SourcedValue } from '../../contract/site.ts';
import { SurroundingsContext } from '../form/context/surroundings.ts';
import type { BlockTools } from '../inspector/block-tools.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { api } from '../model/api.ts';
import type { OutlineItem } from '../model/outline-items.ts';
import { framePath, type SiteView } from '../model/site-view.ts';
import { useRequest } from '../model/use-request.ts';
import { useSessionState } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { BlockForm } from '../site/block-form.tsx';
import { FragmentPanel } from '../site/fragment-panel.tsx';
import { RowPanel } from '../site/row-panel.tsx';
import { SettingsForm } from '../site/settings-form.tsx';

/** The path by which the server identifies the page itself among its blocks. */
const THE_PAGE = '';

/** Returns the values of a block that come from elsewhere. @param path its path on the page */
function useSourcedValues(path: string | undefined): SourcedValue[] {
  const page = useSessionState('page');
  const route = useSessionState('route');
  const digests = Object.values(useSessionState('data')).map(({ digest }) => digest);
  const key = path === undefined || !page ? undefined : `${route} ${path} ${digests}`;
  const response = useRequest(
    async () => (path === undefined ? undefined : { path, ...(await api.sources(route, path)) }),
    key,
  );
  return response && response.path === path ? response.values : [];
}

/** Renders the form of a part of the site. */
function SitePanel({ view }: { view: SiteView }): ReactElement {
  switch (view.kind) {
    case 'settings':
      return <SettingsForm {...view} />;
    case 'block':
      return <BlockForm {...view} />;
    case 'fragment':
      return <FragmentPanel {...view} />;
    default:
      return <RowPanel {...view} />;
  }
}

interface FormPaneProps {
  item: OutlineItem | undefined;
  tools: BlockTools;
  /** Opens the form of a place that a value comes from. */
  onOpenPlace: (place: SourceLocation) => void;
  onAddBlock: (file: string, list: DataPath) => void;
}

/** Renders the form of the selection: a block, the page, or a part of the site. */
export function FormPane(props: FormPaneProps): ReactElement {
  const { item, tools, onOpenPlace, onAddBlock } = props;
  const page = useSessionState('page');
  const view = useSessionState('view');
  const ofItem = item ? item.path && pathKey(item.path) : view ? undefined : THE_PAGE;
  const values = useSourcedValues(framePath(page, view) ?? ofItem);
  return (
    <SurroundingsContext value={{ values, onOpen: onOpenPlace, onAddBlock }}>
      {view ? <SitePanel view={view} /> : <Inspector item={item} tools={tools} />}
    </SurroundingsContext>
  );
}
