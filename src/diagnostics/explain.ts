/** Renders the list of rules: a single one for the terminal, or all of them as a page of the documentation. */
import pc from 'picocolors';
import type { Rule as OwnRule } from '../config/define-config.mjs';
import type { DiagnosticName } from './model/diagnostic.ts';
import { codeGroups, codeOf, nameOfCode, names } from './registry/codes.ts';
import { rules } from './registry/rules.ts';
import { nearest } from './wording/nearest.ts';

/** Returns the explanation of a code or name; `undefined` when there is none. */
export function explainCode(word: string): string | undefined {
  const name = nameOfCode(word);
  return name && explained(`${codeOf(name)} ${name}`, rules[name]);
}

/** Returns the explanation of one of the site's own rules; `undefined` when no rule has that code or name. */
export function explainOwnRule(word: string, own: OwnRule[]): string | undefined {
  const wanted = word.trim().toLowerCase();
  const found = own.find(({ code, name }) => [code.toLowerCase(), name].includes(wanted));
  return found && explained(`${found.code} ${found.name}`, found);
}

type Explanation = Pick<OwnRule, 'title' | 'why' | 'bad' | 'good'>;

function explained(head: string, { title, why, bad, good }: Explanation): string {
  const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');
  return [
    `${pc.bold(head)}: ${title.replace(/\.$/, '')}.`,
    '',
    why,
    ...(bad ? ['', pc.red('wrong'), indented(bad)] : []),
    ...(good ? ['', pc.green('right'), indented(good)] : []),
  ].join('\n');
}

/**
 * Returns the code that was probably meant by an unknown word, as `PW101 unknown-block`; `undefined` when none is
 * near.
 */
export function nearestCode(word: string): string | undefined {
  const all = names.flatMap((name) => [name, codeOf(name)]);
  const meant = nameOfCode(nearest(word, all) ?? '');
  return meant && `${codeOf(meant)} ${meant}`;
}

/** Lists all codes by group, one per line. */
export function listCodes(): string {
  return groups()
    .map(([group, members]) =>
      [group, ...members.map((name) => `  ${codeOf(name)} ${name}: ${rules[name].title}`)].join(
        '\n',
      ),
    )
    .join('\n\n');
}

/** Returns the documentation page of all codes, as Markdown. */
export function codesPage(): string {
  const parts = groups().flatMap(([group, members]) => [`## ${group}`, ...members.map(section)]);
  return `${[INTRO, ...parts].join('\n\n')}\n`;
}

const INTRO = `# Problems

Every problem that \`pagewright validate\`, \`build\` and \`dev\` can report. Codes and names are permanent: a script may rely on them.
\`pagewright explain PW101\` shows one in the terminal. This page is made by \`npm run generate\`.`;

function section(name: DiagnosticName): string {
  const { title, why, bad, good } = rules[name];
  const block = (text: string): string => `\`\`\`yaml\n${text}\n\`\`\``;
  return [
    `### ${codeOf(name)} ${name}`,
    `**${title}.** ${why}`,
    block(bad),
    'Instead:',
    block(good),
  ].join('\n\n');
}

/** Returns the groups of codes that are in use, with their names. */
function groups(): [group: string, members: DiagnosticName[]][] {
  return Object.entries(codeGroups).flatMap(([hundreds, group]): [string, DiagnosticName[]][] => {
    const members = names.filter((name) => String(rules[name].code).startsWith(hundreds));
    return members.length > 0 ? [[group, members]] : [];
  });
}
