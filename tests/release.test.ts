/** What has to agree for a release, and what the workflow that publishes may do. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './source-files.ts';

const text = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const json = (file: string) => JSON.parse(text(file));

const packages = ['package.json', 'tools/create-pagewright/package.json'].map(json);

test('both packages have one version, a licence, the versions of Node, and a list of files', () => {
  const [pagewright, create] = packages;
  expect(create.version).toBe(pagewright.version);
  for (const { license, engines, files, type, description } of packages) {
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
  expect(runs[0]).toBe('bash .ci/run');
  const publishing = runs.filter((run) => run.startsWith('npm publish'));
  expect(publishing).toHaveLength(2);
  for (const run of publishing) expect(run).toContain('--provenance --access public');
});
