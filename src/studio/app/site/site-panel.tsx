import type { ReactElement } from 'react';
import type { CollectionAnswer } from '../../contract/site.ts';
import { BlockForm } from './block-form.tsx';
import { FragmentPanel } from './fragment-panel.tsx';
import { RowPanel } from './row-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SiteView } from './site-view.ts';

interface SitePanelProps {
  view: SiteView;
  onView: (view: SiteView) => void;
  collection: CollectionAnswer | undefined;
}

/** Renders the form of a part of the site. */
export function SitePanel(props: SitePanelProps): ReactElement {
  const { view, onView, collection } = props;
  switch (view.kind) {
    case 'settings':
      return <SettingsForm {...view} />;
    case 'block':
      return <BlockForm {...view} onBack={() => onView(view.back)} />;
    case 'fragment':
      return <FragmentPanel {...view} />;
    default:
      return <RowPanel view={view} onView={onView} collection={collection} />;
  }
}
