/** Writes the last results to RESULTS.md, one section for each kind of measurement. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'RESULTS.md');
const GIGABYTE = 1024 ** 3;

/**
 * Returns the output of a program that prints its version; an empty string when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
function version(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Returns the date, commit and machine of the measurement. */
function circumstances() {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / GIGABYTE)} GB, load average ${loadavg()[0]?.toFixed(1)}`;
  const commit = version('git', ['rev-parse', '--short', 'HEAD']).trim();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, commit ${commit}, Node ${process.versions.node}; ${machine}.`;
}

/**
 * Returns a table as Markdown.
 *
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
export function table(head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Replaces the section of the same name, and prints the new one.
 *
 * @param {string} name its heading
 * @param {string} text
 */
export function keep(name, text) {
  const section = `## ${name}\n\n${circumstances()}\n\n${text.trim()}\n`;
  console.log(`\n${section}`);
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Last measurements\n';
  const sections = before.split(/^(?=## )/m);
  const others = sections.filter((other) => !other.startsWith(`## ${name}\n`));
  writeFileSync(FILE, `${[...others, section].map((part) => part.trim()).join('\n\n')}\n`);
}
