/** Which schema Visual Studio Code takes for which file: the collections' part of `.vscode/settings.json`. */
import type { CollectionSchema } from './collection-schemas.ts';

const longestLine = 100;
const ours = './schema/generated/collection-';

/**
 * The text of the settings with the collections as they are now; `undefined` when there is nothing to change, or the text is no plain JSON and
 * so an editor's own to keep.
 */
export function settingsWith(text: string, collections: CollectionSchema[]): string | undefined {
  let settings: { [name: string]: unknown };
  try {
    settings = JSON.parse(text);
  } catch {
    return undefined;
  }
  const before = settings['yaml.schemas'];
  if (typeof before !== 'object' || before === null) return undefined;
  const kept = Object.entries(before).filter(([name]) => !name.startsWith(ours));
  const own = collections.map(({ name, files }) => [`./schema/generated/${name}`, files]);
  const after = Object.fromEntries([...kept, ...own]);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const section = /("yaml\.schemas":\s*)\{[^{}]*\}/;
  if (!section.test(text)) return undefined;
  const lines = Object.entries(after).map(([name, files]) => line(name, files as string[]));
  return text.replace(section, (_all, start: string) => `${start}{\n${lines.join(',\n')}\n  }`);
}

/** One association; a list that makes the line too long gets lines of its own, as formatters write it. */
function line(name: string, files: string[]): string {
  const words = files.map((file) => JSON.stringify(file));
  const short = `    ${JSON.stringify(name)}: [${words.join(', ')}]`;
  if (short.length < longestLine) return short;
  return `    ${JSON.stringify(name)}: [\n${words.map((word) => `      ${word}`).join(',\n')}\n    ]`;
}
