import type { ReactElement } from 'react';
import type { SiteView } from '../model/site-view.ts';
import { BlockForm } from './block-form.tsx';
import { FragmentPanel } from './fragment-panel.tsx';
import { RowPanel } from './row-panel.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Renders the form of a part of the site. */
export function SitePanel({ view }: { view: SiteView }): ReactElement {
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
