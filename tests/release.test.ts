/** The conditions for a release, and the permissions of the workflow that publishes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './source-files.ts';

const text = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const json = (file: string) => JSON.parse(text(file));

/** Publishes both packages, with their `publishConfig`. */
const PUBLISH = 'npx changeset publish --no-git-tag';

const packages = ['package.json', 'tools/create-pagewright/package.json'].map(json);

test('both packages have one version, a licence, versions of Node, files and exports', () => {
  const [pagewright, create] = packages;
  expect(create.version).toBe(pagewright.version);
  for (const { license, engines, exports, files, type, description } of packages) {
    expect(exports).toHaveProperty(['./package.json'], './package.json');
    expect({ license, engines, type }).toEqual({
      license: 'MIT',
      engines: { node: '>=20.19' },
      type: 'module',
    });
    expect([files.length, description.length].every((length) => length > 0)).toBe(true);
  }
});

test('changesets raises both together', () => {
  expect(json('.changeset/config.json')).toMatchObject({
    fixed: [packages.map(({ name }) => name)],
    access: 'public',
  });
});

interface Workflow {
  on: { push: { tags: string[] } };
  permissions: Record<string, string>;
  jobs: {
    publish: { permissions: Record<string, string>; steps: { uses?: string; run?: string }[] };
  };
}

test('the workflow publishes tagged versions, tested, with provenance, by actions that cannot be changed', () => {
  const { on, permissions, jobs }: Workflow = parse(text('.github/workflows/release.yml'));
  expect(Object.keys(on)).toEqual(['push']);
  expect(permissions).toEqual({ contents: 'read' });
  const { permissions: own, steps } = jobs.publish;
  expect(own).toEqual({ contents: 'read', 'id-token': 'write' });
  for (const { uses } of steps.filter((step) => step.uses)) {
    expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  }
  const runs = steps.flatMap(({ run }) => run ?? []);
  expect(runs.indexOf('bash .ci/run')).toBeLessThan(runs.indexOf(PUBLISH));
  for (const { private: isPrivate, publishConfig } of packages) {
    expect({ isPrivate, publishConfig }).toEqual({
      publishConfig: { access: 'public', provenance: true },
    });
  }
});

describe('before anything is tested or published', () => {
  const { jobs }: Workflow = parse(text('.github/workflows/release.yml'));
  const [first = ''] = jobs.publish.steps.flatMap(({ run }) => run ?? []);
  const run = (env: Record<string, string>) =>
    spawnSync('bash', ['-eo', 'pipefail', '-c', first], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  const tag = `v${packages[0].version}`;

  test('a missing token is reported, with where it belongs', () => {
    const { status, stdout } = run({ NODE_AUTH_TOKEN: '', GITHUB_REF_NAME: tag });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error::The environment npm has no secret NPM_TOKEN\. /);
  });

  test('a tag of another version is reported with the file', () => {
    const { status, stdout } = run({ NODE_AUTH_TOKEN: 'token', GITHUB_REF_NAME: 'v99.0.0' });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::error file=package\.json::The version is v\S+, and the tag v99\.0\.0/,
    );
  });

  test('the version’s own tag with a token is well', () => {
    expect(run({ NODE_AUTH_TOKEN: 'token', GITHUB_REF_NAME: tag })).toMatchObject({
      status: 0,
      stdout: '',
    });
  });
});

test.each(['ci', 'release'])(
  'known holes fail the workflow %s, and so does no answer about them',
  (name) => {
    const { jobs } = parse(text(`.github/workflows/${name}.yml`)) as {
      jobs: Record<string, { steps: { run?: string; env?: Record<string, string> }[] }>;
    };
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const tests = steps.filter(({ run }) => run === 'bash .ci/run');
    expect(tests.map(({ env }) => env?.AUDIT_REQUIRED)).toEqual(['1']);
  },
);
