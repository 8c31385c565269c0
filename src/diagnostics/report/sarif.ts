/**
 * Formats problems as SARIF 2.1.0, which code hosts and editors read
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/).
 */

import { sortedProblems } from '../merge/sorted-problems.ts';
import type { Diagnostic, DiagnosticName } from '../model/diagnostic.ts';
import { codeOf } from '../registry/codes.ts';
import { rules } from '../registry/rules.ts';

/** Facts about the run for the report. */
interface SarifOptions {
  /** Pagewright's version. */
  version: string;
  /** The site's folder in the repository, or empty. */
  folder?: string;
}

/** Returns the report as one line of JSON. */
export function formatSarif(
  problems: Diagnostic[],
  { version, folder = '' }: SarifOptions,
): string {
  const sorted = sortedProblems(problems);
  const found = new Map(sorted.map((problem) => [problem.name, problem.code]));
  const names = [...found.keys()].sort((a, b) => numberOf(a) - numberOf(b));
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Pagewright',
            version,
            rules: names.map((name) => rule(name, found.get(name))),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: sorted.map((problem) => result(problem, names.indexOf(problem.name), folder)),
      },
    ],
  });
}

/** Returns the number to sort rules by; the site's own rules come last. */
const numberOf = (name: string) => (isKnown(name) ? rules[name].code : 1000);

const isKnown = (name: string): name is DiagnosticName => name in rules;

/**
 * Returns the description of a rule. One of the site's own has only its code and name: its results have the messages.
 */
function rule(name: string, code = '') {
  if (!isKnown(name)) return { id: code, name };
  const { title, why, bad, good } = rules[name];
  return {
    id: codeOf(name),
    name,
    shortDescription: { text: `${title}.` },
    fullDescription: { text: why },
    help: {
      text: `${why}\n\nWrong:\n${bad}\n\nRight:\n${good}`,
      markdown: `${why}\n\nWrong:\n\n\`\`\`yaml\n${bad}\n\`\`\`\n\nRight:\n\n\`\`\`yaml\n${good}\n\`\`\``,
    },
  };
}

function result(problem: Diagnostic, ruleIndex: number, folder: string) {
  const { code, severity, file, line, column, endLine, endColumn, message, hint, route, usedBy } =
    problem;
  const uri = address(folder, file);
  const region = {
    startLine: line,
    startColumn: column,
    endLine,
    endColumn: endLine === line ? Math.max(column, endColumn) : endColumn,
  };
  const used = /^(.*):(\d+)$/.exec(usedBy ?? '');
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${message} ${hint}`.trim() },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    ...(used
      ? {
          relatedLocations: [
            {
              message: { text: 'used here' },
              physicalLocation: {
                artifactLocation: { uri: address(folder, used[1] ?? '') },
                region: { startLine: Number(used[2]) },
              },
            },
          ],
        }
      : {}),
    partialFingerprints: { 'pagewright/v1': `${code} ${file} ${route ?? ''} ${message}` },
    ...(route ? { properties: { route } } : {}),
  };
}

/** Returns a path as a relative URL, percent-encoded. */
function address(folder: string, file: string): string {
  return (folder ? `${folder}/${file}` : file).split('/').map(encodeURIComponent).join('/');
}
