import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SiteSearch as SiteSearchBlock } from '../../schema/generated/types.ts';
import { drawAfterPaint } from '../_shared/browser/render-after-paint.ts';
import { CloseButton } from '../_shared/ui/dialog.tsx';
import { Icon } from '../_shared/ui/icon.tsx';
import { search } from '../_shared/ui/icons.ts';
import type { Translate } from '../_shared/ui/messages.ts';
import { useT } from '../_shared/ui/use-messages.ts';
import { findPages } from './find-pages.ts';

/** The header's search button opens the dialog of this id. */
const DIALOG = 'site-search';

function PageLinks({ pages }: { pages: SiteSearchBlock['items'] }) {
  return (
    <ul className="list">
      {pages.map(({ title, to }) => (
        <li key={to + title}>
          <a href={to}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** The arrow keys walk from the field through the results and back. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .results a')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[Math.min(Math.max(place + step, 0), stops.length - 1)];
  event.preventDefault();
  next?.focus();
}

function countText(t: Translate, count: number, none: string): string {
  if (count === 0) return none;
  if (count === 1) return t('oneFound', '1 page found');
  return t('found', '{count} pages found', { count });
}

/** The search box: pages of a fixed list, found by their titles. */
export default function SiteSearch(props: SiteSearchBlock) {
  const t = useT();
  const { placeholder, items, label = t('search', 'Search') } = props;
  const { none = t('nothingFound', 'No page has that in its title.') } = props;
  const [typed, setTyped] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const found = findPages(items, typed);
  const showFound = useCallback(() => setTyped(field.current?.value ?? ''), []);
  // What was typed before the code arrived counts as well.
  useEffect(showFound, [showFound]);

  const closeAfterLink = ({ target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) dialog.current?.close();
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    dialog.current?.querySelector<HTMLElement>('.results a')?.click();
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    setTyped('');
  };

  return (
    <dialog
      ref={dialog}
      id={DIALOG}
      aria-label={label}
      closedby="any"
      onKeyDown={moveByKey}
      onClick={closeAfterLink}
      onClose={clear}
    >
      <form method="dialog" className="search-bar" onSubmit={openFirst}>
        <Icon svg={search} />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          // What is found follows the letter.
          onInput={() => drawAfterPaint(showFound)}
        />
        <CloseButton dialog={DIALOG} label={t('closeSearch', 'Close search')} />
      </form>
      <p className="search-count" role="status">
        {typed.trim() === '' ? '' : countText(t, found.length, none)}
      </p>
      <div className="results">
        {found.length > 0 ? <PageLinks pages={found} /> : null}
        <noscript>
          <PageLinks pages={items} />
        </noscript>
      </div>
    </dialog>
  );
}
