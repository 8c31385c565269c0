import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The time between two looks at the memory; a peak between them is missed by little. */
const LOOK_EVERY_MS = 20;

/** Returns the largest resident size of a process so far, in MB; 0 where there is no /proc. @param {number} pid */
function peakMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100;

/** Returns the processor time of all ended child processes, in seconds; 0 where there is no /proc. */
function timeOfChildren() {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  } catch {
    return 0;
  }
}

/**
 * The cost of one run of a command; `cpu` is the processor time in seconds, which other programs on the machine
 * disturb least.
 *
 * @typedef {{seconds: number, cpu: number, megabytes: number}} Measured
 */

/**
 * Runs a command as a process of its own, and measures it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string}} [options]
 * @returns {Promise<Measured>}
 * @throws Error with what the command printed when it fails
 */
export function measure(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const cpuBefore = timeOfChildren();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let megabytes = 0;
    let printed = '';
    const look = setInterval(() => {
      megabytes = Math.max(megabytes, peakMemory(child.pid ?? 0));
    }, LOOK_EVERY_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (printed += text));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(look);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) resolve({ seconds, cpu: timeOfChildren() - cpuBefore, megabytes });
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${printed}`));
    });
  });
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
