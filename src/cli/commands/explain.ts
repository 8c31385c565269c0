import { readConfiguration } from '../../build/config/configuration.ts';
import { explainCode, explainOwnRule, listCodes, nearestCode } from '../../diagnostics/explain.ts';
import { CommandFailed, type Folders, type Run, WRONG_USAGE } from '../site/command.ts';

/** Prints the explanation of a problem's code or name, or lists all codes; exit code 2 for an unknown one. */
export const explain: Run = async (folders, [word]) => {
  if (word === undefined) {
    console.log(listCodes());
    return 0;
  }
  const text = explainCode(word) ?? (await explainOwn(word, folders));
  if (text === undefined) {
    const meant = nearestCode(word);
    throw new CommandFailed(
      `There is no problem ${word}. ${meant ? `Did you mean ${meant}?` : 'To list them all, run: npx pagewright explain'}`,
      WRONG_USAGE,
    );
  }
  console.log(text);
  return 0;
};

/** Returns the explanation of a site's own rule. */
async function explainOwn(word: string, { siteRoot, engineRoot }: Folders) {
  const { extensions } = await readConfiguration(siteRoot, engineRoot);
  return explainOwnRule(word, extensions.rules);
}
