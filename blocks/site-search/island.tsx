import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { drawAfterPaint } from '../_shared/browser/render-after-paint.ts';
import { CloseButton } from '../_shared/ui/dialog.tsx';
import { Icon } from '../_shared/ui/icon.tsx';
import { search } from '../_shared/ui/icons.ts';
import type { Translate } from '../_shared/ui/messages.ts';
import { Static } from '../_shared/ui/static-part.tsx';
import { useT } from '../_shared/ui/use-messages.ts';
import { isFound } from './is-found.ts';
import type { withParts } from './parts.tsx';

/** The header's search button opens the dialog of this id. */
const DIALOG = 'site-search';

/** The arrow keys walk from the field through the results and back. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-found] a')];
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
export default function SiteSearch(props: ReturnType<typeof withParts>) {
  const t = useT();
  const { placeholder, links, label = t('search', 'Search') } = props;
  const { none = t('nothingFound', 'No page has that in its title.') } = props;
  /** How many pages were found; nothing when nothing was typed. */
  const [count, setCount] = useState<number>();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const list = useRef<HTMLElement>(null);

  const showFound = useCallback(() => {
    const typed = field.current?.value.trim() ?? '';
    const links = [...(list.current?.children ?? [])];
    const found = links.filter(({ textContent }) => isFound(textContent, typed));
    for (const link of links) link.toggleAttribute('data-found', found.includes(link));
    setCount(typed ? found.length : undefined);
  }, []);
  // What was typed before the code arrived counts as well.
  useEffect(showFound, [showFound]);

  const closeAfterLink = ({ target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) dialog.current?.close();
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    dialog.current?.querySelector<HTMLElement>('[data-found] a')?.click();
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    showFound();
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
        {count === undefined ? '' : countText(t, count, none)}
      </p>
      <Static as="ul" of={links} className="results list" ref={list} />
    </dialog>
  );
}
