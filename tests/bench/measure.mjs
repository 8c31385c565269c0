import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory is read this often; a peak between two looks is missed by little. */
const LOOK_EVERY_MS = 20;

/** @param {number} pid the largest resident size so far, in MB; 0 where there is no /proc */
function peakMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Runs a command as a whole process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string}} [options]
 * @returns {Promise<{seconds: number, megabytes: number}>}
 * @throws Error with what the command printed when it fails
 */
export function measure(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
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
      if (code === 0) resolve({ seconds, megabytes });
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${printed}`));
    });
  });
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
