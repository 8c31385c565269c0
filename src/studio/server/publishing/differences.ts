/** Describes the differences between the site's files and the last commit in sentences, and reverts one of them. */

import { hash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileStamp } from '../../../build/cache/fingerprint.mjs';
import type { Data, DataPath } from '../../../content/model/types.ts';
import type { Site } from '../../../content/site/site.ts';
import { readSource } from '../../../content/yaml/byte-order-mark.ts';
import { readPositions } from '../../../content/yaml/positions.ts';
import { applyChanges, type Change } from '../../../editing/apply-changes.ts';
import { EditError } from '../../../editing/edit-error.ts';
import { hunksOf, withHunks } from '../../../editing/merge-texts.ts';
import type { SiteDifference } from '../../contract/history.ts';
import { dataOf } from '../changes.ts';
import { HttpError } from '../http.ts';
import { compareData, type Difference } from './compare-data.ts';
import type { ChangedFile, Repository } from './repository.ts';
import { type DescribedDifference, describeDifferences, titlesOf } from './sentences.ts';

/** The two texts of a changed file and their differences; files other than YAML have no texts. */
interface FileDifferences {
  before: string | undefined;
  after: string | undefined;
  differences: DescribedDifference[];
}

/** Returns all differences from the last commit, by file. */
export async function listDifferences(
  site: Site,
  repository: Repository,
): Promise<SiteDifference[]> {
  const found: SiteDifference[] = [];
  for (const changed of await repository.changedFiles()) {
    const { file } = changed;
    const { differences } = await describeFile(site, repository, changed);
    for (const one of differences) {
      const { pathBefore: _, ...shown } = one;
      found.push({ ...shown, id: idOf(site.root, file, one), file });
    }
  }
  return found;
}

/**
 * Returns a file's current text, and the text without one of its differences, with all others kept byte for byte;
 * `undefined` when the whole file is to be restored.
 *
 * @throws HttpError when the difference does not exist any more, or cannot be separated from others
 */
export async function textWithout(
  site: Site,
  repository: Repository,
  changed: ChangedFile,
  id: string,
): Promise<{ before: string; after: string } | undefined> {
  const { before, after, differences } = await describeFile(site, repository, changed);
  const unwanted = differences.find((one) => idOf(site.root, changed.file, one) === id);
  if (!unwanted)
    throw new HttpError(409, 'This change is not there any longer. Look at the list again.');
  if (before === undefined || after === undefined || unwanted.path.length === 0) return undefined;
  const hasAllOthers = (text: string) => {
    const [old, now] = [dataOf(before), dataOf(text)];
    if (old === undefined || now === undefined) return false;
    return compareData(old, now).length === differences.length - 1;
  };
  const ways = [linesReverted(before, after, unwanted), ...valueReverted(after, unwanted)];
  const text = ways.find(hasAllOthers);
  if (text === undefined) {
    throw new HttpError(
      409,
      'This change belongs together with other changes of the page. Revert all changes of the page, or undo it.',
    );
  }
  return { before: after, after: text };
}

/** Returns the later text with the changes reverted in the lines of a difference, comments included. */
function linesReverted(before: string, after: string, difference: Difference): string {
  const { kind, path, pathBefore = path } = difference;
  const now = linesAt(after, kind === 'removed' ? undefined : path);
  const then = linesAt(before, kind === 'added' ? undefined : pathBefore);
  const isWithin = (from: number, to: number, lines?: Lines) =>
    lines !== undefined && from < lines.to && lines.from < to;
  const unwanted = hunksOf(after, before).filter(
    ({ from, to, at, lines }) => isWithin(from, to, now) || isWithin(at, at + lines.length, then),
  );
  return withHunks(after, unwanted);
}

/** Returns the later text with one value reverted, if that is possible; its comments are lost. */
function valueReverted(text: string, { kind, path, before }: Difference): string[] {
  if (kind === 'moved') return [];
  const isItem = typeof path.at(-1) === 'number';
  const file = '';
  const op = kind === 'removed' && isItem ? 'insert' : 'set';
  const change: Change =
    kind === 'added' ? { file, path, op: 'remove' } : { file, path, op, value: before ?? null };
  try {
    const changed = applyChanges(new Map([[file, text]]), [change]);
    return [...changed.values()];
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}

/** Lines of a text, counted from 0; `to` is the line after them. */
interface Lines {
  from: number;
  to: number;
}

/** Returns the lines from the name of a value to its end. */
function linesAt(text: string, path: DataPath | undefined): Lines | undefined {
  if (!path) return undefined;
  const positions = readPositions(text);
  const { lastLine } = positions.locate(path);
  return { from: positions.locate(path, { atKey: true }).range.line - 1, to: lastLine };
}

/** Returns an id of a difference that is unique and changes with its content. */
function idOf(root: string, file: string, difference: Difference): string {
  const { kind, path, before, after } = difference;
  const state = path.length === 0 ? fileStamp(join(root, file)) : '';
  const content = hash('sha256', JSON.stringify([kind, path, before, after, state]));
  return `${file}#${content.slice(0, 16)}`;
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
  const [old, now] = [dataOf(before), dataOf(after)];
  const isUnread = (text: string | undefined, data: Data | undefined) =>
    text !== undefined && data === undefined;
  if (isUnread(before, old) || isUnread(after, now)) {
    const sentence = `${file} changed; one of its versions cannot be read.`;
    return { before, after, differences: [whole('changed', sentence)] };
  }
  const differences = describeDifferences({ file, before: old, after: now }, titlesOf(site));
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
