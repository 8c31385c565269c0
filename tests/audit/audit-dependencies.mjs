/**
 * Asks the registry for known vulnerabilities in the packages that the site is built and served with. High and
 * critical ones fail. A registry that does not answer also fails where AUDIT_REQUIRED is set, as in the workflow,
 * since nothing is known then.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The severities that fail, https://docs.npmjs.com/about-audit-reports. */
const SERIOUS = ['high', 'critical'];

/**
 * Judges the report of an audit.
 *
 * @param {string} text what `npm audit --json` printed
 * @param {boolean} isRequired whether an answer is required
 * @returns {{ failed: boolean, said: string }}
 */
export function judge(text, isRequired = Boolean(process.env.AUDIT_REQUIRED)) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }>, metadata?: object }} */
  let report = {};
  try {
    report = JSON.parse(text);
  } catch {
    // Output that is no report counts as no answer.
  }
  const { vulnerabilities, metadata } = report;
  if (!vulnerabilities || !metadata) {
    return {
      failed: isRequired,
      said: 'The registry did not answer: whether a hole is known was not checked.',
    };
  }
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) =>
    SERIOUS.includes(severity),
  );
  if (serious.length === 0) return { failed: false, said: 'No serious hole is known.' };
  const lines = serious.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  return { failed: true, said: lines.join('\n') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const { failed, said } = judge(stdout ?? '');
  console.log(said);
  process.exitCode = failed ? 1 : 0;
}
