import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { drawAfterPaint } from '../_shared/draw-after-paint.ts';
import { findOption, listAction } from './listbox-keys.ts';

interface ListboxOptions {
  id: string;
  options: string[];
  value: string;
  choose: (option: string) => void;
}

/** Letters typed with less than this between them make one word. */
const WORD_PAUSE = 600;
const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/**
 * The select-only combobox of WAI-ARIA: a button that opens a list of options and keeps the focus. Here are the behaviour
 * and the attributes, to be spread on the elements. A click on the button opens and closes the list; choosing, Escape, Tab
 * and a click elsewhere close it.
 */
export function useListbox({ id, options, value, choose }: ListboxOptions) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const word = useRef({ typed: '', at: 0 });
  const spaceTaken = useRef(false);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  // The list comes and goes when the visitor has seen that the press was heard.
  const show = () =>
    drawAfterPaint(() => {
      word.current = { typed: '', at: 0 };
      setActive(Math.max(options.indexOf(value), 0));
      setOpen(true);
    });
  const take = (index: number) =>
    drawAfterPaint(() => {
      choose(options[index] ?? value);
      setOpen(false);
    });
  const type = (letter: string, time: number) => {
    const goesOn = time - word.current.at < WORD_PAUSE;
    word.current = { typed: (goesOn ? word.current.typed : '') + letter, at: time };
    const found = findOption(options, word.current.typed, active);
    if (found >= 0) setActive(found);
  };
  const onOpenKey = (event: KeyboardEvent) => {
    const { at, typed } = word.current;
    const searching = typed !== '' && event.timeStamp - at < WORD_PAUSE;
    const action = listAction(event.key, active, options.length, searching);
    if (!action) return;
    if (event.key !== 'Tab') event.preventDefault();
    spaceTaken.current = event.key === ' ';
    if (action.do === 'move') setActive(action.to);
    else if (action.do === 'choose') take(active);
    else if (action.do === 'close') setOpen(false);
    else type(action.letter, event.timeStamp);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (open) return onOpenKey(event);
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    show();
  };

  /** Some browsers click on a button when the space bar is let go, whatever became of its pressing. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && spaceTaken.current) event.preventDefault();
    spaceTaken.current = false;
  };

  const toggle = () => {
    button.current?.focus();
    if (open) setOpen(false);
    else show();
  };

  return {
    open,
    root,
    button,
    toggle,
    buttonProps: {
      ref: button,
      role: 'combobox',
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': open ? `${id}-option-${active}` : undefined,
      onClick: toggle,
      onKeyDown,
      onKeyUp,
    },
    listProps: {
      ref: list,
      id: `${id}-list`,
      role: 'listbox',
      // The focus stays on the button.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      id: `${id}-option-${index}`,
      role: 'option',
      'aria-selected': options[index] === value,
      'data-active': index === active || undefined,
      onPointerMove: () => setActive(index),
      onClick: () => take(index),
    }),
  };
}
