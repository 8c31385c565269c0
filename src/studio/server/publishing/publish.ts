/**
 * Publishing from Studio: compares the site with the last commit, reverts changes, commits and pushes, and reads
 * earlier versions.
 */

import { existsSync, readFileSync } from 'node:fs';
import { writeChanges } from '../../../content/files/write-changes.ts';
import type { FileChange } from '../../../content/files/write-files.ts';
import type { Site } from '../../../content/site/site.ts';
import { readSource } from '../../../content/yaml/byte-order-mark.ts';
import { parse } from '../../../content/yaml/parse.ts';
import { pathWithin } from '../../../editing/site-files.ts';
import type { Overview, Published, SiteDifference, Version } from '../../contract/history.ts';
import { HttpError } from '../http.ts';
import { listDifferences, textWithout } from './differences.ts';
import { openRepository } from './repository.ts';
import { describeDifferences, titlesOf } from './sentences.ts';

/** The longest subject of a commit, in characters. */
const SUBJECT = 72;

/**
 * Returns the differences from the last commit.
 *
 * @throws HttpError when there is no git or no repository
 */
export async function overview(site: Site): Promise<Overview> {
  const repository = await openRepository(site.root);
  const remote = await repository.remote();
  return {
    differences: await listDifferences(site, repository),
    ...(remote ? { remote } : {}),
    unpushed: await repository.unpushed(),
  };
}

/**
 * Restores the last commit: of the whole site, of one file, or for one difference.
 *
 * @returns the files that changed, with their bytes before and after
 * @throws HttpError when there is no such file or difference, or the difference cannot be reverted alone
 */
export async function revertChanges(
  site: Site,
  { file, id }: { file?: string | undefined; id?: string | undefined },
): Promise<FileChange[]> {
  const repository = await openRepository(site.root);
  const wanted = file ?? id?.replace(/#[^#]*$/, '');
  const changed = (await repository.changedFiles()).filter(
    (one) => wanted === undefined || one.file === wanted,
  );
  if (wanted !== undefined && changed.length === 0) {
    throw new HttpError(409, 'This file is as it was at the last commit.');
  }
  const made: FileChange[] = [];
  for (const one of changed) {
    const texts = id === undefined ? undefined : await textWithout(site, repository, one, id);
    const before = bytesOf(site, one.file);
    if (texts === undefined) await repository.restore(one);
    else writeChanges(site.root, [{ file: one.file, ...texts }]);
    made.push({ file: one.file, before, after: bytesOf(site, one.file) });
  }
  return made;
}

/**
 * Returns the bytes of a file; `undefined` when there is none. Throws an EditError when a link leads out of the
 * site's folder.
 */
function bytesOf({ root }: Site, file: string): Buffer | undefined {
  const place = pathWithin(root, file, /./, `${file} has a name that Studio cannot work with.`);
  return existsSync(place) ? readFileSync(place) : undefined;
}

/**
 * Commits all differences, and pushes them if there is a remote.
 *
 * @param message the message of the commit; by default it is made from the sentences
 * @returns what was committed, and whether it was pushed
 * @throws HttpError when there is nothing to publish, or git refuses
 */
export async function publish(site: Site, message?: string): Promise<Published> {
  const repository = await openRepository(site.root);
  const differences = await listDifferences(site, repository);
  const remote = await repository.remote();
  const isWaiting = (await repository.unpushed()) > 0;
  if (differences.length === 0 && !(remote && isWaiting)) {
    throw new HttpError(409, 'There is nothing to publish: all is as it was at the last commit.');
  }
  const commitText = message?.trim() || commitMessage(differences);
  if (differences.length > 0) {
    await repository.commit(commitText, [...new Set(differences.map(({ file }) => file))]);
  }
  if (remote) await repository.push(remote);
  return { message: commitText, ...(remote ? { pushedTo: remote } : {}) };
}

/** Returns the message of a commit: a single sentence, or the number of changes followed by all sentences. */
function commitMessage(differences: SiteDifference[]): string {
  const sentences = differences.map(({ sentence }) => sentence.replace(/\.$/, ''));
  const [first = ''] = sentences;
  if (sentences.length === 1 && first.length <= SUBJECT) return first;
  const files = new Set(differences.map(({ file }) => file)).size;
  const count = sentences.length === 1 ? 'One change' : `${sentences.length} changes`;
  const subject = files === 1 ? `${count} in one file` : `${count} in ${files} files`;
  return `${subject}\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`;
}

/** Returns the versions of a file, the latest first. Throws an HttpError when there is no repository. */
export async function versions(site: Site, file: string): Promise<Version[]> {
  return (await openRepository(site.root)).history(file);
}

/**
 * Returns the text of a file at a commit.
 *
 * @throws HttpError when the commit does not have the file
 */
export async function versionText(site: Site, file: string, commit: string): Promise<string> {
  const text = await (await openRepository(site.root)).textAt(file, commit);
  if (text === undefined) throw new HttpError(409, `${file} was not there in this version.`);
  return text;
}

/**
 * Returns the changes to a file since an earlier text of it, as sentences; none when one of the texts cannot be
 * parsed.
 */
export function sentencesSince(site: Site, file: string, text: string): string[] {
  const [before, after] = [text, readSource(site.root, file)].map((one) => parse(one).data);
  if (before === undefined || after === undefined) return [];
  return describeDifferences({ file, before, after }, titlesOf(site)).map(
    ({ sentence }) => sentence,
  );
}

/**
 * Restores a file as it was at a commit.
 *
 * @returns the file with its bytes before and after
 * @throws HttpError when the file did not exist then, or does not exist now
 */
export async function restoreVersion(
  site: Site,
  file: string,
  commit: string,
): Promise<FileChange[]> {
  const text = await versionText(site, file, commit);
  const before = bytesOf(site, file);
  if (!before) throw new HttpError(409, `${file} is not there any longer.`);
  writeChanges(site.root, [{ file, before: readSource(site.root, file), after: text }]);
  return [{ file, before, after: bytesOf(site, file) }];
}
