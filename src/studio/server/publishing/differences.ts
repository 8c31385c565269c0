/** Describes the differences between the site's files and the last commit in sentences, and reverts one of them. */

import { hash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileStamp } from '../../../build/cache/fingerprint.mjs';
import type { Data, DataPath } from '../../../content/model/types.ts';
import type { Site } from '../../../content/site/site.ts';
import { readSource } from '../../../content/yaml/edits.ts';
import { parse } from '../../../content/yaml/parse.ts';
import { readPositions } from '../../../content/yaml/positions.ts';
import type { SiteDifference } from '../../contract/history.ts';
import type { Difference } from './compare-data.ts';
import { type Lines, overlap, revertLines } from './line-changes.ts';
import { type ChangedFile, GitError, type Repository } from './repository.ts';
import { describeDifferences, titlesOf } from './sentences.ts';

/** The two texts of a changed file and their differences; files other than YAML have no texts. */
interface FileDifferences {
  before: string | undefined;
  after: string | undefined;
  differences: (Difference & { sentence: string })[];
}

/** The same, with an id for each difference. */
interface IdentifiedDifferences extends FileDifferences {
  differences: (Difference & { sentence: string; id: string })[];
}

/** Returns all differences from the last commit, by file. */
export async function listDifferences(
  site: Site,
  repository: Repository,
): Promise<SiteDifference[]> {
  const found: SiteDifference[] = [];
  for (const changed of await repository.changedFiles()) {
    const { differences } = await compareFile(site, repository, changed);
    found.push(...differences.map(({ pathBefore: _, ...one }) => ({ ...one, file: changed.file })));
  }
  return found;
}

/**
 * Returns a file's current text, and the text without one of its differences, with all others kept byte for byte;
 * `undefined` when the whole file is to be restored.
 *
 * @throws GitError when the difference does not exist any more, or cannot be separated from others
 */
export async function textWithout(
  site: Site,
  repository: Repository,
  changed: ChangedFile,
  id: string,
): Promise<{ before: string; after: string } | undefined> {
  const { before, after, differences } = await compareFile(site, repository, changed);
  const unwanted = differences.find((difference) => difference.id === id);
  if (!unwanted) throw new GitError('This change is not there any longer. Look at the list again.');
  if (before === undefined || after === undefined || unwanted.path.length === 0) return undefined;
  const now = linesAt(after, unwanted.kind === 'removed' ? undefined : unwanted.path);
  const then = linesAt(
    before,
    unwanted.kind === 'added' ? undefined : (unwanted.pathBefore ?? unwanted.path),
  );
  const text = revertLines(
    before,
    after,
    (lines) => (now && overlap(lines.after, now)) || (then && overlap(lines.before, then)) || false,
  );
  if (text === undefined || text === after || parse(text).data === undefined) {
    throw new GitError(
      'This change belongs together with other changes of the page. Revert all changes of the page, or undo it.',
    );
  }
  return { before: after, after: text };
}

/** Returns the lines from the name of a value to its end. */
function linesAt(text: string, path: DataPath | undefined): Lines | undefined {
  if (!path) return undefined;
  const positions = readPositions(text);
  const { lastLine } = positions.locate(path);
  return { first: positions.locate(path, { atKey: true }).range.line, last: lastLine };
}

/** Returns a difference with an id that is unique and changes with its content. */
function withId(root: string, file: string, difference: Difference & { sentence: string }) {
  const { kind, path, before, after } = difference;
  const state = path.length === 0 ? fileStamp(join(root, file)) : '';
  const content = hash('sha256', JSON.stringify([kind, path, before, after, state]));
  return { ...difference, id: `${file}#${content.slice(0, 16)}` };
}

async function compareFile(
  site: Site,
  repository: Repository,
  changed: ChangedFile,
): Promise<IdentifiedDifferences> {
  const described = await describeFile(site, repository, changed);
  const differences = described.differences.map((one) => withId(site.root, changed.file, one));
  return { ...described, differences };
}

async function describeFile(
  site: Site,
  repository: Repository,
  changed: ChangedFile,
): Promise<FileDifferences> {
  const { file, kind } = changed;
  const found = lstatSync(join(site.root, file), { throwIfNoEntry: false });
  // The target of a link is not part of the repository.
  if (!file.endsWith('.yaml') || found?.isSymbolicLink()) {
    return { before: undefined, after: undefined, differences: [wholeFile(changed)] };
  }
  const before = kind === 'added' ? undefined : await repository.textAt(file);
  const after = found ? readSource(site.root, file) : undefined;
  const [was, is] = [dataOf(before), dataOf(after)];
  const isUnread = (text: string | undefined, data: Data | undefined) =>
    text !== undefined && data === undefined;
  if (isUnread(before, was) || isUnread(after, is)) {
    const sentence = `${file} changed; one of its versions cannot be read.`;
    return { before, after, differences: [whole('changed', sentence)] };
  }
  const differences = describeDifferences({ file, before: was, after: is }, titlesOf(site));
  if (differences.length === 0) {
    const sentence = `Notes or spaces of ${file} changed, nothing that visitors see.`;
    differences.push(whole('changed', sentence));
  }
  return { before, after, differences };
}

const whole = (kind: Difference['kind'], sentence: string) => ({ kind, path: [], sentence });

/** The words for a file whose content is not compared. */
const FILE_WORDS = {
  added: ['added', 'was added'],
  deleted: ['removed', 'was deleted'],
  changed: ['changed', 'was replaced'],
} as const;

function wholeFile({ file, kind }: ChangedFile) {
  const [difference, verb] = FILE_WORDS[kind];
  return whole(difference, `The file ${file.replace(/^public/, '')} ${verb}.`);
}

const dataOf = (text: string | undefined): Data | undefined =>
  text === undefined ? undefined : parse(text).data;
