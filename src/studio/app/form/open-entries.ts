/** The indices of a list's unfolded entries, updated when entries are moved, duplicated and removed. */
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';

type OpenEntries = [open: number[], setOpen: Dispatch<SetStateAction<number[]>>];

export const OpenEntriesContext = createContext<OpenEntries>([[], () => {}]);
export const useOpenEntries = () => useContext(OpenEntriesContext);

/** Returns the open entries after an entry was folded or unfolded. */
export const toggled = (open: number[], index: number) =>
  open.includes(index) ? open.filter((one) => one !== index) : [...open, index];

/** Returns the open entries after an entry was swapped with another. */
export const afterMove = (open: number[], index: number, to: number) =>
  open.map((one) => (one === index ? to : one === to ? index : one));

/** Returns the open entries after an entry was removed. */
export const afterRemoval = (open: number[], index: number) =>
  open.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one));

/** Returns the open entries after an entry was duplicated: the copy, below it, is open as well. */
export const afterCopy = (open: number[], index: number) => [
  ...open.map((one) => (one > index ? one + 1 : one)),
  index + 1,
];
