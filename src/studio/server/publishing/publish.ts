/** Publishing from Studio: what differs from the last commit, taking it back, committing and pushing it, and earlier versions. */

import { existsSync, readFileSync } from 'node:fs';
import type { FileChange } from '../../../content/files/write-files.ts';
import type { Site } from '../../../content/site/site.ts';
import { readSource, writeChanges } from '../../../content/yaml/edits.ts';
import { parse } from '../../../content/yaml/parse.ts';
import { pathWithin } from '../../../editing/site-files.ts';
import type { Overview, Published, SiteDifference, Version } from '../../contract/history.ts';
import { listDifferences, textWithout } from './differences.ts';
import { GitError, openRepository } from './repository.ts';
import { tellDifferences } from './sentences.ts';

/** The longest subject of a commit, in characters. */
const SUBJECT = 72;

/**
 * Returns what differs from the last commit.
 *
 * @throws GitError when there is no git or no repository
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
 * Makes the site what it was at the last commit: all of it, one file, or one difference.
 *
 * @returns the files that changed, with their bytes before and after
 * @throws GitError when there is nothing of the name, or it cannot be taken back alone
 */
export async function discard(
  site: Site,
  what: { file?: string; id?: string },
): Promise<FileChange[]> {
  const repository = await openRepository(site.root);
  const { file, id } = what;
  const wanted = file ?? id?.replace(/#[^#]*$/, '');
  const changed = (await repository.changedFiles()).filter(
    (one) => wanted === undefined || one.file === wanted,
  );
  if (wanted !== undefined && changed.length === 0) {
    throw new GitError('This file is as it was at the last commit.');
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

/** Returns the bytes of a file, if it is there. Throws an EditRefused where a link leads out of the site's folder. */
function bytesOf({ root }: Site, file: string): Buffer | undefined {
  const place = pathWithin(root, file, /./, `${file} has a name that Studio cannot work with.`);
  return existsSync(place) ? readFileSync(place) : undefined;
}

/**
 * Commits all differences and pushes them where there is a remote.
 *
 * @param message what the commit says; left out, it is made from the sentences
 * @returns what was committed, and whether it was pushed
 * @throws GitError when there is nothing to publish, or git refuses
 */
export async function publish(site: Site, message?: string): Promise<Published> {
  const repository = await openRepository(site.root);
  const differences = await listDifferences(site, repository);
  const remote = await repository.remote();
  const isWaiting = (await repository.unpushed()) > 0;
  if (differences.length === 0 && !(remote && isWaiting)) {
    throw new GitError('There is nothing to publish: all is as it was at the last commit.');
  }
  const said = message?.trim() || commitMessage(differences);
  if (differences.length > 0) {
    await repository.commit(said, [...new Set(differences.map(({ file }) => file))]);
  }
  if (remote) await repository.push(remote);
  return { message: said, ...(remote ? { pushedTo: remote } : {}) };
}

/** Returns the message of a commit: the one sentence, or how many changes there are and all their sentences. */
function commitMessage(differences: SiteDifference[]): string {
  const sentences = differences.map(({ sentence }) => sentence.replace(/\.$/, ''));
  const [first = ''] = sentences;
  if (sentences.length === 1 && first.length <= SUBJECT) return first;
  const files = new Set(differences.map(({ file }) => file)).size;
  const count = sentences.length === 1 ? 'One change' : `${sentences.length} changes`;
  const subject = files === 1 ? `${count} in one file` : `${count} in ${files} files`;
  return `${subject}\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`;
}

/** Returns the versions of a file, the latest first. Throws a GitError when there is no repository. */
export async function versions(site: Site, file: string): Promise<Version[]> {
  return (await openRepository(site.root)).history(file);
}

/**
 * Returns the text of a file at a commit.
 *
 * @throws GitError when the file was not there
 */
export async function versionText(site: Site, file: string, commit: string): Promise<string> {
  const text = await (await openRepository(site.root)).textAt(file, commit);
  if (text === undefined) throw new GitError(`${file} was not there in this version.`);
  return text;
}

/** Returns what has changed in a file since an earlier text of it, in sentences; none where one of them cannot be read. */
export function changesSince(site: Site, file: string, text: string): string[] {
  const title = (type: string) => site.blockTypes.get(type)?.schema.title as string | undefined;
  const [before, after] = [text, readSource(site.root, file)].map((one) => parse(one).data);
  if (before === undefined || after === undefined) return [];
  return tellDifferences({ file, before, after }, title).map(({ sentence }) => sentence);
}

/**
 * Makes a file what it was at a commit.
 *
 * @returns the file with its bytes before and after
 * @throws GitError when it was not there, or is not there now
 */
export async function restoreVersion(
  site: Site,
  file: string,
  commit: string,
): Promise<FileChange[]> {
  const text = await versionText(site, file, commit);
  const before = bytesOf(site, file);
  if (!before) throw new GitError(`${file} is not there any longer.`);
  writeChanges(site.root, [{ file, before: readSource(site.root, file), after: text }]);
  return [{ file, before, after: bytesOf(site, file) }];
}
