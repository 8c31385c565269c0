import pc from 'picocolors';
import { openConfiguredSite } from '../../build/config/configuration.ts';
import { DevReview } from '../../build/dev/review.ts';
import { finishWriting, writeFiles } from '../../content/files/write-files.ts';
import { pathOfSteps } from '../../content/model/data.ts';
import type { Data, DataPath, SourceLocation } from '../../content/model/types.ts';
import { applyChanges, type Change } from '../../editing/apply-changes.ts';
import { EditError } from '../../editing/edit-error.ts';
import { encodedText, readSiteFile, type StoredText } from '../../editing/site-files.ts';
import { errorsIn, newProblems, problemsOf } from '../../studio/server/problems.ts';
import { FAILED, type Folders, type Run, WRONG_USAGE } from '../site/command.ts';
import { formatDiff, printDiff } from '../terminal/diff.ts';

/** The error of wrong usage, with a message for the user. */
class WrongUsage extends Error {}

interface EditOptions {
  json?: boolean;
  insert?: boolean;
  remove?: boolean;
  /** The target of a move. */
  move?: string;
}

/** Makes one change to a file of the site and prints the difference. A change that causes new errors is refused. */
export const edit: Run<EditOptions> = async (folders, args, options) => {
  try {
    await makeChange(folders, readChange(args, options));
    return 0;
  } catch (error) {
    if (!(error instanceof WrongUsage || error instanceof EditError)) throw error;
    console.error(pc.red(error.message));
    return error instanceof WrongUsage ? WRONG_USAGE : FAILED;
  }
};

function readChange(args: string[], options: EditOptions): Change {
  const [given = '', at = '', text] = args;
  const file = given.replace(/^(?:\.\/)+/, '');
  const path = readPath(at);
  const kinds = (['insert', 'remove', 'move'] as const).filter(
    (kind) => options[kind] !== undefined,
  );
  if (kinds.length > 1) throw new WrongUsage(`--${kinds.join(' and --')} cannot be used together.`);
  const [op = 'set'] = kinds;
  if (op === 'remove' || op === 'move') {
    if (text !== undefined) throw new WrongUsage(`--${op} takes no value. Remove "${text}".`);
    if (op === 'remove') return { file, path, op };
    return { file, path, op, to: readTarget(options.move ?? '', file) };
  }
  if (text === undefined) throw new WrongUsage('Write the value after the path.');
  return { file, path, op, value: options.json ? readJson(text) : text };
}

/** Parses a path: `blocks.2.title`, or `["blocks", 2, "title"]` for names with dots. */
function readPath(text: string): DataPath {
  const path = text.startsWith('[') ? readJson(text) : pathOfSteps(text.split('.'));
  const isStep = (step: Data) =>
    typeof step === 'string' ? step !== '' : Number.isInteger(step) && Number(step) >= 0;
  if (Array.isArray(path) && path.every(isStep)) return path as DataPath;
  throw new WrongUsage(
    `${text || 'An empty text'} is not a path. Write one such as blocks.2.title.`,
  );
}

/** Parses the target of a move: `blocks.0`, or `pages/about.yaml:blocks.0`. */
function readTarget(text: string, own: string): SourceLocation {
  const [, file = own, path = text] = /^([^[:]+\.yaml):(.+)$/.exec(text) ?? [];
  return { file, path: readPath(path) };
}

function readJson(text: string): Data {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongUsage(`${text} is not valid JSON. A text needs double quotes, as in '"Home"'.`);
  }
}

async function makeChange({ siteRoot, engineRoot }: Folders, change: Change): Promise<void> {
  for (const warning of finishWriting(siteRoot)) console.warn(warning);
  const { file } = change;
  const other = change.op === 'move' ? change.to.file : file;
  const files = [...new Set([file, other])].map((name): StoredText => {
    const found = readSiteFile(siteRoot, name);
    if (!found) throw new EditError('missing', `There is no file ${name}.`);
    return found;
  });
  const before = new Map(files.map((one) => [one.file, one.text]));
  const after = applyChanges(before, [change]);
  await refuseMistakes(siteRoot, engineRoot, before, after);
  const changed = files.filter((one) => after.get(one.file) !== one.text);
  const changes = changed.map(({ file: name, text, bytes, mark }) => {
    const made = after.get(name) ?? '';
    const shown = { file: name, before: text, after: made };
    return { shown, write: { file: name, before: bytes, after: encodedText(name, mark + made) } };
  });
  if (changes.length === 0) {
    console.log('Nothing has changed: the file already has that value.');
    return;
  }
  writeFiles(
    siteRoot,
    changes.map(({ write }) => write),
  );
  printDiff(formatDiff(changes.map(({ shown }) => shown)));
}

/** Throws an EditError if the change causes more errors than there are. */
async function refuseMistakes(
  siteRoot: string,
  engineRoot: string,
  before: Map<string, string>,
  after: Map<string, string>,
): Promise<void> {
  const site = await openConfiguredSite(siteRoot, { engineRoot, showAll: true });
  const review = new DevReview();
  // Reads all pages: it knows only of those what they use.
  review.summaries(site);
  const names = [...before.keys()];
  const problemsBefore = problemsOf(site, review, names, before);
  const problems = problemsOf(site, review, names, after);
  if (errorsIn(problems) <= errorsIn(problemsBefore)) return;
  const worse = newProblems(problemsBefore, problems).filter(
    ({ severity }) => severity === 'error',
  );
  const messages = worse.map(
    ({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message}\n→ ${hint}`,
  );
  throw new EditError(
    'misfit',
    ['Nothing was changed, because it would cause errors:', ...messages].join('\n'),
  );
}
