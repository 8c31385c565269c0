import type { Rule } from '../model/rule.ts';
import { lostFile, nearestFile, whereFilesAre } from '../wording/file-names.ts';
import { asWritten } from '../wording/repaired-address.ts';

export const rule: Rule<'missing-image'> = {
  code: 401,
  severity: 'error',
  title: 'A picture that does not exist',
  why: 'Visitors would see a broken picture. /images/team.svg is the file public/images/team.svg; small and capital letters differ.',
  bad: 'src: /images/tem.svg',
  good: 'src: /images/team.svg',
  message: ({ path }) => `There is no picture ${asWritten(path)}.`,
  hint: ({ path, known }) => whereFilesAre(path, known),
  fix: ({ path, known }) => ({ ...nearestFile(path, known), lost: lostFile(path, known) }),
};
