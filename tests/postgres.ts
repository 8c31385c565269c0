/** A PostgreSQL server for the tests that need one, where it is installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** Returns the folder of the server's programs, as Debian, Homebrew and others install them. */
export function findPostgres(): string | undefined {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const places = [...(process.env.PATH ?? '').split(path.delimiter), ...debian];
  return places.find((place) => existsSync(path.join(place, 'initdb')));
}

/** PostgreSQL refuses to run as root; 65534 is nobody. */
const asSomebody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A database server with its data in a folder. */
export class Postgres {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Creates an empty database and starts its server, which is ready after a moment. */
  static async start(programs: string, folder: string): Promise<Postgres> {
    const cluster = path.join(folder, 'cluster');
    mkdirSync(cluster, { mode: 0o700 });
    if (asSomebody.uid)
      for (const place of [folder, cluster]) chownSync(place, asSomebody.uid, asSomebody.gid);
    execFileSync(
      path.join(programs, 'initdb'),
      ['-D', cluster, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      { ...asSomebody, cwd: folder, stdio: 'ignore' },
    );
    const server = new Postgres(programs, folder, await freePort());
    server.start();
    return server;
  }

  get url(): string {
    return `postgres://site@127.0.0.1:${this.port}/postgres`;
  }

  start(): void {
    const cluster = path.join(this.folder, 'cluster');
    const words = ['-D', cluster, '-p', `${this.port}`, '-k', this.folder, '-F'];
    this.#process = spawn(
      path.join(this.programs, 'postgres'),
      [...words, '-c', 'listen_addresses=127.0.0.1'],
      { ...asSomebody, cwd: this.folder, stdio: 'ignore' },
    );
  }

  /** Kills the server, as a failure of its computer would. */
  async stop(): Promise<void> {
    this.#process?.kill('SIGQUIT');
    await new Promise((resolve) => this.#process?.once('exit', resolve));
  }
}
