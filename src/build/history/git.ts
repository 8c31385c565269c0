/**
 * Runs git in a folder, and returns its output. The package is loaded only when it is used.
 *
 * @throws with what git reports, or when there is no git
 */
export async function git(folder: string, ...words: string[]): Promise<string> {
  const { simpleGit } = await import('simple-git');
  return simpleGit(folder).raw('-c', 'core.quotePath=false', ...words);
}
