/** A small site in a temporary folder, and the commands of Pagewright on it, each in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from './source-files.ts';

const ownProgram = path.join(projectRoot, 'src/cli/pagewright.mjs');

/** The output and exit code of a command. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A command that runs until it is stopped. */
export interface Running {
  process: ChildProcess;
  /** Its address. */
  origin: string;
  ended: Promise<Outcome>;
}

/**
 * Returns the environment of commands in tests: without colours, even if the tests have them. NODE_ENV is kept on
 * purpose: a build must be the same for every value.
 */
export const environment = () => ({ ...process.env, NO_COLOR: '1', CI: '1', PORT: undefined });

export class SmallSite {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'pagewright-site-')));

  /**
   * @param files texts by path, such as `pages/index.yaml`
   * @param program the path of another Pagewright within the folder
   */
  constructor(
    private readonly files: Record<string, string | Buffer>,
    private readonly program?: string,
  ) {
    this.restore();
  }

  /** Restores the first sources; unchanged files are not touched, nor is the output of builds. */
  restore(): void {
    for (const folder of ['pages', 'public', 'blocks']) this.#clear(folder);
    for (const [file, text] of Object.entries(this.files)) {
      const isSame = existsSync(path.join(this.root, file)) && this.read(file) === String(text);
      if (!isSame) this.write(file, text);
    }
  }

  /** Deletes files that did not exist at first. */
  #clear(folder: string): void {
    const place = path.join(this.root, folder);
    if (!existsSync(place)) return;
    const first = Object.keys(this.files);
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (!first.some((known) => known === file || known.startsWith(`${file}/`))) this.delete(file);
      else if (entry.isDirectory()) this.#clear(file);
    }
  }

  write(file: string, text: string | Buffer): void {
    const place = path.join(this.root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Returns the size of a file. */
  bytes(file: string): number {
    return statSync(path.join(this.root, file)).size;
  }

  delete(file: string): void {
    rmSync(path.join(this.root, file), { recursive: true });
  }

  /** Returns the files of a folder with their texts. */
  snapshot(folder: string): Record<string, string> {
    return Object.fromEntries(this.#filesBelow(folder).map((file) => [file, this.read(file)]));
  }

  #filesBelow(folder: string): string[] {
    const place = path.join(this.root, folder);
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)))
      .sort();
  }

  /** Runs `pagewright` in the site's folder until it exits. */
  run(...words: string[]): Promise<Outcome> {
    return outcome(this.#spawn(words));
  }

  /** Runs `pagewright` and kills it without warning after some milliseconds. */
  async interrupt(milliseconds: number, ...words: string[]): Promise<void> {
    const child = this.#spawn(words);
    const ended = outcome(child);
    setTimeout(() => child.kill('SIGKILL'), milliseconds);
    await ended;
  }

  /** Starts a command that serves, and waits until it prints its address. */
  async serve(...words: string[]): Promise<Running> {
    const child = this.#spawn(words);
    const ended = outcome(child);
    const origin = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (text) => {
        said += text;
        const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
        if (address) resolve(address);
      });
      ended.then(({ stdout, stderr }) => reject(new Error(`It ended early: ${stdout}${stderr}`)));
    });
    return { process: child, origin, ended };
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  #spawn(words: string[]): ChildProcess {
    const program = this.program ? path.join(this.root, this.program) : ownProgram;
    return spawn(process.execPath, [program, ...words], { cwd: this.root, env: environment() });
  }
}

function outcome(child: ChildProcess): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (text) => {
    stdout += text;
  });
  child.stderr?.on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
