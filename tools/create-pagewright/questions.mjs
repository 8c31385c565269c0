/** What is asked of whoever makes a new site. */
import { cancel, intro, isCancel, select, text } from '@clack/prompts';

/**
 * @typedef {object} Answers
 * @property {string | undefined} folder where the site is to be
 * @property {string | undefined} name what it is called
 * @property {string | undefined} theme its colours
 * @property {string | undefined} languages codes, separated by commas
 */

/** The themes of `pagewright init`, with what they look like. */
const THEMES = [
  { value: 'forest', label: 'Forest', hint: 'green on cream' },
  { value: 'clay', label: 'Clay', hint: 'terracotta on cream' },
  { value: 'harbour', label: 'Harbour', hint: 'blue on white' },
  { value: 'slate', label: 'Slate', hint: 'greys with plum' },
];

/**
 * Asks for what the command line has not said.
 *
 * @param {Answers} said
 * @returns {Promise<Answers | undefined>} nothing when the person has left
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
