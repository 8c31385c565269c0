/** The questions about a new site. */
import { cancel, intro, isCancel, select, text } from '@clack/prompts';

/**
 * @typedef {object} Answers
 * @property {string | undefined} folder the folder of the site
 * @property {string | undefined} name its name
 * @property {string | undefined} theme its colours, by name
 * @property {string | undefined} languages codes, separated by commas
 */

/** The themes of `pagewright init`, each with a description. */
const THEMES = [
  { value: 'forest', label: 'Forest', hint: 'green on cream' },
  { value: 'clay', label: 'Clay', hint: 'terracotta on cream' },
  { value: 'harbour', label: 'Harbour', hint: 'blue on white' },
  { value: 'slate', label: 'Slate', hint: 'greys with plum' },
];

/**
 * Asks for the answers that the command line does not give.
 *
 * @param {Answers} said the answers of the command line
 * @returns {Promise<Answers | undefined>} `undefined` when the user has cancelled
 */
export async function ask(said) {
  intro('A new Pagewright site');
  const questions = {
    folder: () =>
      text({
        message: 'Which folder shall it be in?',
        placeholder: 'my-site',
        defaultValue: 'my-site',
      }),
    name: () =>
      text({ message: 'What is the site called?', placeholder: 'Alder & Ash', defaultValue: '' }),
    theme: () => select({ message: 'Which colours?', options: THEMES }),
    languages: () =>
      text({
        message: 'Which languages, the main one first?',
        placeholder: 'en',
        defaultValue: 'en',
        validate: (codes = '') =>
          /^\s*([a-z]{2,3}(-\w+)*\s*(,\s*|$))*$/i.test(codes)
            ? undefined
            : 'Write codes such as en, ar or pt-BR, with commas between them.',
      }),
  };
  const answers = { ...said };
  for (const [name, question] of Object.entries(questions)) {
    const key = /** @type {keyof Answers} */ (name);
    if (answers[key] !== undefined) continue;
    const answer = await question();
    if (isCancel(answer)) {
      cancel('Nothing was made.');
      return undefined;
    }
    answers[key] = answer;
  }
  return answers;
}
