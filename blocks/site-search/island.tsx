import {
  CloseButton,
  Icon,
  renderAfterPaint,
  type Translate,
  useHomePath,
  useT,
} from 'pagewright/blocks';
import { search } from 'pagewright/icons';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SiteSearch as SiteSearchBlock } from '../../schema/generated/types.ts';
import { type Entry, find } from './find.ts';

/** The id of the dialog, which the header's search button opens. */
const DIALOG = 'site-search';

/** Moves the focus between the field and the results with the arrow keys. */
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

/** Fetches the list of pages in a language, which the build writes beside the home page. */
async function fetchEntries(homePath: string): Promise<Entry[]> {
  const response = await fetch(`${homePath.replace(/\/$/, '')}/search.json`);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

function Results({ entries }: { entries: Entry[] }) {
  return (
    <ul className="results list">
      {entries.map(({ title, to }) => (
        <li key={to + title}>
          <a href={to}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [
  'search',
  'closeSearch',
  'searchOffline',
  'nothingFound',
  'oneFound',
  'found',
];

/**
 * Returns the pages that the search finds, `undefined` until they are loaded, and the function that loads them while
 * the dialog is open.
 */
function useEntries(items: Entry[] | undefined, dialog: RefObject<HTMLDialogElement | null>) {
  const homePath = useHomePath();
  const [entries, setEntries] = useState(items);
  const [isOffline, setIsOffline] = useState(false);
  const load = useCallback(() => {
    if (entries || !dialog.current?.open) return;
    setIsOffline(false);
    fetchEntries(homePath).then(setEntries, () => setIsOffline(true));
  }, [entries, homePath, dialog]);
  // The dialog may have been opened before hydration.
  useEffect(load, [load]);
  return { entries, isOffline, load };
}

/**
 * Renders the search dialog: pages are found by their titles. The list of all pages is fetched when it opens, unless
 * the block has a list of its own.
 */
export default function SiteSearch(props: SiteSearchBlock) {
  const t = useT();
  const { placeholder, items, label = t('search', 'Search') } = props;
  const { none = t('nothingFound', 'No page has that in its title.') } = props;
  const [typed, setTyped] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { entries, isOffline, load } = useEntries(items, dialog);

  // Text that was typed before hydration counts as well.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

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

  const found = find(entries ?? [], typed);
  const offline = t('searchOffline', 'The list of pages cannot be loaded. Please try again.');
  const status = entries ? countText(t, found.length, none) : isOffline ? offline : '';
  return (
    <dialog
      ref={dialog}
      id={DIALOG}
      aria-label={label}
      closedby="any"
      onKeyDown={moveByKey}
      onClick={closeAfterLink}
      onClose={clear}
      onFocus={load}
    >
      <form method="dialog" className="search-bar" onSubmit={openFirst}>
        <Icon svg={search} />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          // The results are updated on each keystroke.
          onInput={({ currentTarget }) => renderAfterPaint(() => setTyped(currentTarget.value))}
        />
        <CloseButton dialog={DIALOG} label={t('closeSearch', 'Close search')} />
      </form>
      <p className="search-count" role="status">
        {typed.trim() === '' ? '' : status}
      </p>
      <Results entries={found} />
    </dialog>
  );
}
