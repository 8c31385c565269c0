import { Picture, renderAfterPaint, Section, useT } from 'pagewright/blocks';
import { type MouseEvent, useRef, useState } from 'react';
import type { Gallery as GalleryBlock, GalleryPicture } from '../../schema/generated/types.ts';
import { Lightbox, type Selection } from './lightbox.tsx';
import { TabList, tabId } from './tab-list.tsx';
import { useTabs } from './use-tabs.ts';

interface PictureGridProps {
  pictures: GalleryPicture[];
  open: (selection: Selection) => void;
}

/**
 * Returns the `sizes` of a picture in the grid: a cell is about 15rem wide, and half as wide as a phone; a single
 * picture has the whole width.
 */
function sizesOf({ grid = 'normal' }: GalleryPicture, count: number): string {
  if (count === 1) return '(min-width: 1240px) 1240px, 100vw';
  const cells = grid === 'wide' || grid === 'large' ? 2 : 1;
  return `(min-width: 576px) ${cells * 320}px, ${cells * 50}vw`;
}

/** Renders pictures as links to their files; with script a click opens them in the lightbox. */
function PictureGrid({ pictures, open }: PictureGridProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    // Safari does not focus a link on click, and the dialog returns the focus to it.
    link.focus();
    const links = [...event.currentTarget.querySelectorAll('a')];
    open({ pictures, index: links.indexOf(link) });
  };
  const items = pictures.map((picture) => (
    <li key={picture.src + picture.title} data-grid={picture.grid}>
      <a href={picture.src}>
        <Picture image={picture} sizes={sizesOf(picture, pictures.length)} />
        {picture.title ? (
          <span className="picture-title dark" aria-hidden="true">
            {picture.title}
          </span>
        ) : null}
      </a>
    </li>
  ));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on one of its links is a click
    <ul className="picture-grid list" onClick={onClick}>
      {items}
    </ul>
  );
}

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
