import { describe, expect, it } from 'vitest';
import { findOption, listAction } from './listbox-keys.ts';

describe('listAction', () => {
  it('stays within the list', () => {
    expect(listAction('ArrowDown', 2, 3, false)).toEqual({ do: 'move', to: 2 });
    expect(listAction('ArrowUp', 0, 3, false)).toEqual({ do: 'move', to: 0 });
    expect(listAction('End', 0, 3, false)).toEqual({ do: 'move', to: 2 });
    expect(listAction('PageUp', 2, 9, false)).toEqual({ do: 'move', to: 0 });
  });

  it('chooses with the space bar unless a word is being typed', () => {
    expect(listAction(' ', 0, 3, false)).toEqual({ do: 'choose' });
    expect(listAction(' ', 0, 3, true)).toEqual({ do: 'type', letter: ' ' });
  });

  it('leaves other keys alone', () => {
    expect(listAction('Shift', 0, 3, false)).toBeUndefined();
  });
});

describe('findOption', () => {
  const options = ['Facilities Engineer', 'Facilities Manager', 'HR', 'Admin'];

  it('walks through those that begin with one letter', () => {
    expect(findOption(options, 'f', 0)).toBe(1);
    expect(findOption(options, 'ff', 1)).toBe(0);
  });

  it('finds a word, wherever it starts to look', () => {
    expect(findOption(options, 'facilities m', 0)).toBe(1);
    expect(findOption(options, 'adm', 1)).toBe(3);
    expect(findOption(options, 'x', 1)).toBe(-1);
  });
});
