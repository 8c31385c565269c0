/** Windows over a page, such as a film's, and the buttons that open them: each needs the other. */
import type { Windows } from '../finish/page-notes.ts';
import type { Fault } from '../problems/flaw.ts';
import { meant } from '../problems/nearest.ts';
import type { Remark } from './remark.ts';

/**
 * What there is to say about the windows of a page.
 * @param own those in the blocks of the page
 * @param frame those in the blocks around it
 */
export function windowRemarks(own: Windows, frame: Windows): Remark[] {
  const names = new Set([...own.windows, ...frame.windows].map(({ name }) => name));
  const opened = new Set([...own.openers, ...frame.openers].map(({ name }) => name));
  return [
    ...own.windows
      .filter(({ name }) => !opened.has(name))
      .map(({ name, path }) => ({ fault: neverOpened(name), path })),
    ...own.openers
      .filter(({ name }) => !names.has(name))
      .map(({ name, path }) => ({ fault: opensNothing(name, names), path })),
  ];
}

function neverOpened(name: string): Fault {
  return {
    code: 'lost-window',
    message: `Nothing on this page opens “${name}”, so visitors cannot see it.`,
    hint: `Write opens: ${name} in an entry of a side-rail block. A film that is to be seen on the page itself is a block of type video-player.`,
  };
}

function opensNothing(name: string, names: Set<string>): Fault {
  const { suggestion } = meant(name, names);
  return {
    code: 'lost-window',
    message: `There is nothing called “${name}” on this page that could open, so a press does nothing.`,
    hint: suggestion
      ? `Did you mean ${suggestion}?`
      : `Add a block with name: ${name}, such as a video-modal or a side-panel.`,
    ...(suggestion ? { suggestion } : {}),
  };
}
