/** The files for containers and systemd, as far as they can be tested without a container engine. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from '../src/content/yaml/parse.ts';
import { projectRoot } from './source-files.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Matches the names of images by others. */
const IMAGE = /(?:_IMAGE=|image: )(\S+)/g;

/** Returns the instructions of a Dockerfile, each on one line. */
const instructions = (file: string) =>
  read(file)
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

test.each(['Dockerfile', 'src/cli/starter/Dockerfile'])('%s', (file) => {
  const lines = instructions(file);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  // Several stages, and the last one runs as an unprivileged user.
  expect(lines.filter((line) => line.startsWith('FROM ')).length).toBeGreaterThan(1);
  expect(last).toContain('USER node');
  expect(last.findIndex((line) => line.startsWith('RUN '))).toBeLessThan(last.indexOf('USER node'));
  expect(last.some((line) => line.startsWith('COPY . '))).toBe(false);
  const commands = last.flatMap((line) => /CMD (\[.*\])$/.exec(line)?.[1] ?? []);
  const [check = [], serve = []] = commands.map((words) => JSON.parse(words) as string[]);
  expect(serve.at(-1)).toBe('serve');
  const program = serve[1]?.replace(/^node_modules\/pagewright\//, '') ?? '';
  expect(read(program)).toContain('pagewright');
  // The health check is a script, which fails when no server responds.
  const env = { ...process.env, PORT: '9' };
  expect(spawnSync(process.execPath, check.slice(1), { env }).status).toBe(1);
});

test('what is copied into the image is there', () => {
  const copied = instructions('Dockerfile').flatMap(
    (line) => /^COPY (package\S*) (package\S*) /.exec(line)?.slice(1) ?? [],
  );
  expect(copied).toEqual(['package.json', 'package-lock.json']);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', 'node_modules']));
  for (const needed of ['src', 'blocks', 'pages', 'public', 'schema'])
    expect(ignored).not.toContain(needed);
  expect(readdirSync(projectRoot)).toEqual(
    expect.arrayContaining(['src', 'blocks', 'pages', 'public']),
  );
});

test('images are named by their digests, which are renewed', () => {
  const named = [...`${read('Dockerfile')}${read('docker-compose.yml')}`.matchAll(IMAGE)];
  expect(named).toHaveLength(2);
  for (const [, image] of named) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  const { updates } = parse(read('.github/dependabot.yml')).data as { updates: object[] };
  for (const kind of ['docker', 'docker-compose'])
    expect(updates).toContainEqual(expect.objectContaining({ 'package-ecosystem': kind }));
});

test.each(['.dockerignore', 'src/cli/starter/dockerignore'])('%s keeps secrets at home', (file) => {
  const ignored = read(file).split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git']));
});

test('docker-compose.yml names a database that the site waits for', () => {
  const { services } = parse(read('docker-compose.yml')).data as {
    services: Record<string, Record<string, unknown>>;
  };
  expect(services.database).toHaveProperty('healthcheck');
  expect(services.site).toMatchObject({
    depends_on: { database: { condition: 'service_healthy' } },
    stop_grace_period: '30s',
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd understands docs/pagewright.service', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-unit-'));
  const unit = path.join(folder, 'pagewright.service');
  writeFileSync(unit, read('docs/pagewright.service').replace('/usr/bin/node', process.execPath));
  expect(execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' }).toString()).toBe('');
  rmSync(folder, { recursive: true });
});
