import type { Rule } from '../model/rule.ts';
import { lostFile, nearestFile, whereFilesAre } from '../wording/file-names.ts';
import { FILM_HINT } from '../wording/phrases.ts';
import { asWritten } from '../wording/repaired-address.ts';

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
    player === undefined ? whereFilesAre(path, known) : FILM_HINT,
  fix: ({ path, known, player }) =>
    player === undefined ? { ...nearestFile(path, known), lost: lostFile(path, known) } : {},
};
