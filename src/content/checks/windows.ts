/** Windows over a page, such as a film's, and the buttons that open them: each needs the other. */
import type { Windows } from '../finish/page-notes.ts';
import type { Unplaced } from '../issue.ts';
import { meant } from '../problems/nearest.ts';
import type { WindowNames } from '../types.ts';
import type { Remark } from './remark.ts';

/** The names alone, each once. */
export function windowNames({ windows, openers }: Windows): WindowNames {
  const names = (all: Windows['windows']) => [...new Set(all.map(({ name }) => name))];
  return { windows: names(windows), openers: names(openers) };
}

/**
 * What there is to say about the windows of a page.
 * @param own those in the blocks of the page
 * @param frame those in the blocks around it
 */
export function windowRemarks(own: Windows, frame: Windows): Remark[] {
  return lostIn(own, [windowNames(own), windowNames(frame)], 'this page');
}

/**
 * The windows that nothing opens and the buttons that open nothing.
 * @param all the names that there are at that place
 * @param where what the place is called
 */
export function lostIn({ windows, openers }: Windows, all: WindowNames[], where: string): Remark[] {
  const names = new Set(all.flatMap((some) => some.windows));
  const opened = new Set(all.flatMap((some) => some.openers));
  return [
    ...windows
      .filter(({ name }) => !opened.has(name))
      .map(({ name, path, isType }) => ({ fault: neverOpened(name, where, isType), path })),
    ...openers
      .filter(({ name }) => !names.has(name))
      .map(({ name, path, isType }) => ({
        fault: isType ? opensNoBlock(name, where) : opensNothing(name, names, where),
        path,
      })),
  ];
}

function neverOpened(name: string, where: string, isType = false): Unplaced {
  return {
    code: 'lost-window',
    message: `Nothing on ${where} opens “${name}”, so visitors cannot see it.`,
    hint: isType
      ? 'A button of another block opens it, such as search: of a site-header block. Name that button, or delete this block.'
      : `Write opens: ${name} in an entry of a side-rail block. A film that is to be seen on the page itself is a block of type video-player.`,
  };
}

function opensNoBlock(type: string, where: string): Unplaced {
  return {
    code: 'lost-window',
    message: `This button opens a ${type} block, and there is none on ${where}, so a press does nothing.`,
    hint: `Add a block with type: ${type} beside this one, or delete the line.`,
  };
}

function opensNothing(name: string, names: Set<string>, where: string): Unplaced {
  const { suggestion } = meant(name, names);
  return {
    code: 'lost-window',
    message: `There is nothing called “${name}” on ${where} that could open, so a press does nothing.`,
    hint: suggestion
      ? `Did you mean ${suggestion}?`
      : `Add a block with name: ${name}, such as a video-modal or a side-panel.`,
    ...(suggestion ? { suggestion } : {}),
  };
}
