import { renderAfterPaint, Section, useT } from 'pagewright/blocks';
import { useRef, useState } from 'react';
import type { Gallery as GalleryBlock } from '../../schema/generated/types.ts';
import { Lightbox, type Selection } from './lightbox.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { TabList, tabId } from './tab-list.tsx';
import { useTabs } from './use-tabs.ts';

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [
  'pictures',
  'picture',
  'previousPicture',
  'nextPicture',
  'placeOf',
  'loading',
  'close',
];

/** Renders pictures in a grid, in tabs when there are several groups; a click opens a picture in the lightbox. */
export default function Gallery(props: GalleryBlock) {
  const { heading, items } = props;
  const tabs = props.tabs?.items ?? [];
  const t = useT();
  const [selection, setSelection] = useState<Selection | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id);
  // A default tab that does not exist would leave all pictures hidden.
  const [first = ''] = [...ids.filter((id) => id === props.tabs?.default), ...ids];
  const state = useTabs(root, ids, first);
  const open = (selected: Selection) => renderAfterPaint(() => setSelection(selected));

  return (
    <Section of={props} ref={root} data-running={state.running || undefined}>
      {items ? <PictureGrid pictures={items} open={open} /> : null}
      {tabs.length > 0 ? (
        <TabList tabs={tabs} label={heading ?? t('pictures', 'Pictures')} state={state} />
      ) : null}
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className="panel"
          role="tabpanel"
          aria-labelledby={tabId(tab.id)}
          data-active={tab.id === state.active || undefined}
        >
          <h3 className="panel-heading">{tab.label}</h3>
          <PictureGrid pictures={tab.items} open={open} />
        </div>
      ))}
      <Lightbox selection={selection} select={setSelection} />
    </Section>
  );
}
