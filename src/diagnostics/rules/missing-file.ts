import type { Rule } from '../model/rule.ts';
import { asWritten } from '../wording/escaped-path.ts';
import { insteadOfPage } from '../wording/film-page.ts';
import { lostFile, nearestFile, whereFilesAre } from '../wording/nearest-file.ts';

export const rule: Rule<'missing-file'> = {
  code: 402,
  severity: 'error',
  title: 'A file that does not exist',
  why: 'The link to it would lead to "page not found".',
  bad: 'file: /papers/price.pdf',
  good: 'file: /papers/prices.pdf',
  message: ({ path, player }) =>
    player === undefined
      ? `There is no file ${asWritten(path)}.`
      : `${path} is a page of ${player}’s with a player, and no film that can be played here.`,
  hint: ({ path, known, player }) =>
    player === undefined
      ? whereFilesAre(path, known)
      : insteadOfPage('its path, such as /videos/tour.mp4'),
  fix: ({ path, known, player }) =>
    player === undefined ? { ...nearestFile(path, known), lost: lostFile(path, known) } : {},
};
