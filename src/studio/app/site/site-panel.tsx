import type { ReactElement } from 'react';
import type { BlockEntry } from '../../contract/pages.ts';
import type { CollectionAnswer } from '../../contract/site.ts';
import type { Path } from '../../contract/values.ts';
import { BlockForm } from './block-form.tsx';
import { FragmentPanel } from './fragment-panel.tsx';
import { RowPanel } from './row-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SiteView } from './site-view.ts';

interface SitePanelProps {
  view: SiteView;
  onView: (view: SiteView) => void;
  collection: CollectionAnswer | undefined;
  nameOf: (type: string) => string;
  onAddBlock: (file: string, list: Path) => void;
}

/** Renders the form of what is looked after beside the page. */
export function SitePanel(props: SitePanelProps): ReactElement {
  const { view, onView, collection, nameOf, onAddBlock } = props;
  const back = view.kind === 'block' ? view.back : view;
  const onSelectBlock = ({ source }: BlockEntry) =>
    onView({ kind: 'block', file: source.file, path: source.path, back });
  const addTo = (file: string) => ({
    onSelectBlock,
    onAddBlock: (list: Path) => onAddBlock(file, list),
  });
  switch (view.kind) {
    case 'settings':
      return <SettingsForm {...view} {...addTo(view.file)} />;
    case 'block':
      return (
        <BlockForm {...view} {...addTo(view.file)} nameOf={nameOf} onBack={() => onView(back)} />
      );
    case 'fragment':
      return <FragmentPanel {...view} {...addTo(view.file)} />;
    default:
      return <RowPanel {...{ view, onView, collection }} {...addTo(view.row?.file ?? '')} />;
  }
}
