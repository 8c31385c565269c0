/** Which entries of a list are unfolded, by their index: it goes with them when they are moved, copied and removed. */
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';

type OpenEntries = [open: number[], setOpen: Dispatch<SetStateAction<number[]>>];

export const OpenEntriesContext = createContext<OpenEntries>([[], () => {}]);
export const useOpenEntries = () => useContext(OpenEntriesContext);

/** Returns what is open when an entry was folded or unfolded. */
export const toggled = (open: number[], index: number) =>
  open.includes(index) ? open.filter((one) => one !== index) : [...open, index];

/** Returns what is open when an entry has changed places with another. */
export const afterMove = (open: number[], index: number, to: number) =>
  open.map((one) => (one === index ? to : one === to ? index : one));

/** Returns what is open when an entry was removed. */
export const afterRemoval = (open: number[], index: number) =>
  open.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one));

/** Returns what is open when an entry was copied: the copy, below it, as well. */
export const afterCopy = (open: number[], index: number) => [
  ...open.map((one) => (one > index ? one + 1 : one)),
  index + 1,
];
