import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
 * A button that opens a list of options: the behaviour and the attributes, to be spread on the
 * elements. A click on the button opens and closes it; choosing, Escape, Tab and a click elsewhere
 * close it.
 */
export function useListbox({ id, options, value, choose }: ListboxOptions) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const word = useRef({ typed: '', at: 0 });

  useEffect(() => {
    if (!open) return;
    list.current?.focus({ preventScroll: true });
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const show = () => {
    setActive(Math.max(options.indexOf(value), 0));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const take = (index: number) => {
    choose(options[index] ?? value);
    close();
  };
  const type = (letter: string, time: number) => {
    const goesOn = time - word.current.at < WORD_PAUSE;
    word.current = { typed: (goesOn ? word.current.typed : '') + letter, at: time };
    const found = findOption(options, word.current.typed, active);
    if (found >= 0) setActive(found);
  };
  const onListKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { at, typed } = word.current;
    const searching = typed !== '' && event.timeStamp - at < WORD_PAUSE;
    const action = listAction(event.key, active, options.length, searching);
    if (!action) return;
    if (event.key !== 'Tab') event.preventDefault();
    if (action.do === 'move') setActive(action.to);
    else if (action.do === 'choose') take(active);
    else if (action.do === 'close') close();
    else type(action.letter, event.timeStamp);
  };

  return {
    open,
    root,
    button,
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      onClick: () => (open ? close() : show()),
      onKeyDown: (event: KeyboardEvent) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        show();
      },
    },
    listProps: {
      ref: list,
      id: `${id}-list`,
      role: 'listbox',
      tabIndex: 0,
      'aria-activedescendant': `${id}-option-${active}`,
      onKeyDown: onListKey,
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
