/**
 * Holds every folder of blocks/ to the contract of CONTRIBUTING.md, 'A new block'. The markup of the examples is kept in
 * `example.html`; `npx vitest run tests/blocks.test.ts -u` writes it anew, and a look at the difference is part of the review.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Schema } from '../src/content/model/json-schema.ts';
import type { Block, Data, DataObject } from '../src/content/model/types.ts';
import { composeSchema, readEngineSchemas } from '../src/content/schemas/compose-schema.ts';
import { readBlockFolders } from '../src/content/schemas/read-block-folders.ts';
import { Validators } from '../src/content/schemas/validate.ts';
import { parse } from '../src/content/yaml/parse.ts';
import { issuesOfErrors } from '../src/diagnostics/schema/issues-of-errors.ts';
import { ExampleSite } from './example-site.ts';
import { SchemaFields } from './schema-fields.ts';
import { projectRoot } from './source-files.ts';

const blocksFolder = path.join(projectRoot, 'blocks');
const engine = readEngineSchemas(projectRoot);
const validators = new Validators(engine.shared);
const { blocks, faults } = readBlockFolders([blocksFolder]);

/** `blocks/NAME/`, whether or not it is a block yet. */
const folders = readdirSync(blocksFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

test.each(folders)('blocks/%s has all files of a block', (type) => {
  const has = (name: string) => existsSync(path.join(blocksFolder, type, name));
  const missing = ['schema.json', 'style.css', 'example.yaml'].filter((name) => !has(name));
  if (!has('view.tsx') && !has('island.tsx')) missing.push('view.tsx or island.tsx');
  expect(missing, `missing in blocks/${type}`).toEqual([]);
  expect(has('view.tsx') && has('island.tsx'), 'view.tsx or island.tsx, not both').toBe(false);
  expect(faults.filter(({ folder }) => path.basename(folder) === type)).toEqual([]);
});

let site: ExampleSite;
beforeAll(() => {
  // An example may show the date, and its example.html has to stay as it is.
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] });
  site = new ExampleSite(Object.fromEntries(blocks.map(({ type }) => [type, exampleText(type)])));
});
afterAll(() => {
  site.remove();
  vi.useRealTimers();
});

/** Returns the blocks of an example, which has to be without a mistake. Lines count within `example.yaml`. */
async function loadedBlocks(type: string): Promise<Block[]> {
  const { pages, problems } = await site.load(type);
  // a block alone is no good page: it has no main heading, and its words stand for any
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  return pages[0]?.blocks ?? [];
}

/** A button in another block opens what has such an id, so the block stands once on a page. */
const fixedIds = ['mobile-menu', 'side-panel', 'site-search'];

function exampleText(type: string): string {
  const file = path.join(blocksFolder, type, 'example.yaml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '[]';
}

function examplesOf(type: string): DataObject[] {
  return parse(exampleText(type)).data as DataObject[];
}

describe.each(blocks)('$type', ({ type, schema: own }) => {
  const schema = composeSchema(type, own, engine.block);
  const fields = new SchemaFields(schema, engine.shared);

  test('its schema compiles in strict mode', () => {
    expect(validators.fault(schema)).toBeUndefined();
    expect(own.title, 'a title').toBeTruthy();
    expect(own.description, 'a description').toBeTruthy();
  });

  test('every field has a description that is a sentence', () => {
    const isSentence = (text = '') => /^\S+ .+\.$/s.test(text);
    const mute = fields.fields.filter(({ description }) => !isSentence(description));
    expect(mute.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  test('no group of fields takes an unknown key', () => {
    const open = fields.groups.filter(({ schema }) => schema.additionalProperties === undefined);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test('no other name of a field is a field beside it, or means two fields', () => {
    const common = Object.values(engine.block.properties ?? {});
    const twofold = fields.groups.flatMap(({ name, schema: { properties = {} } }) => {
      const ownFields = Object.entries(properties).filter(([, field]) => !common.includes(field));
      const others = ownFields.flatMap(([, field]) => field['x-aliases'] ?? []);
      const all = [...ownFields.map(([key]) => key), ...others];
      return others
        .filter((other) => all.filter((one) => one === other).length > 1)
        .map((other) => `${name}: ${other}`);
    });
    expect(twofold).toEqual([]);
  });

  test('its example is a list of such blocks without a mistake', async () => {
    const examples = examplesOf(type);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.map((example) => example.type)).toEqual(examples.map(() => type));
    await loadedBlocks(type);
  });

  test('its example uses every field', () => {
    const used = new Set<Schema>();
    for (const example of examplesOf(type)) fields.markUsed(example, used);
    const common = Object.values(engine.block.properties ?? {});
    const unused = fields.fields.filter(
      ({ schema }) => !used.has(schema) && !common.includes(schema),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  test('a required field that is missing is a problem, and so is a field that there is not', () => {
    const validate = validators.validator(schema, type);
    const problems = (data: Data) =>
      issuesOfErrors(validate(data) ?? [], data, { noun: `a ${type} block`, schema });
    for (const example of examplesOf(type)) {
      for (const [mapping, { required = [] }] of fields.mappings(example)) {
        for (const name of required.filter((key) => key !== 'type' && key in mapping)) {
          const { [name]: value = null } = mapping;
          delete mapping[name];
          const missing = problems(example).filter(({ code }) => code === 'missing-field');
          expect(
            missing.map(({ params }) => JSON.stringify(params)).join(),
            `without ${name}`,
          ).toContain(name);
          mapping[name] = value;
        }
      }
      for (const [mapping, { additionalProperties }] of fields.mappings(example)) {
        if (additionalProperties !== false) continue;
        mapping.qqqqqqqq = 'x';
        expect(problems(example).map(({ code }) => code)).toEqual(['unknown-key']);
        delete mapping.qqqqqqqq;
      }
      expect(problems(example)).toEqual([]);
    }
  });

  test('its markup is that of example.html', async () => {
    const drawn = (await loadedBlocks(type)).map((block) => readable(site.draw([block])));
    const file = path.join(blocksFolder, type, 'example.html');
    await expect(drawn.join('\n')).toMatchFileSnapshot(file);
  });

  test('its markup holds nothing that the Content-Security-Policy forbids', async () => {
    const html = site.draw(await loadedBlocks(type));
    expect(html.match(/<(script|style)\b|\s(style|on[a-z]+)=|javascript:/gi) ?? []).toEqual([]);
  });

  test('its pictures keep their place while they load', async () => {
    const html = site.draw(await loadedBlocks(type));
    const images = html.match(/<(img|iframe|video)\b[^>]*>/g) ?? [];
    const loose = images.filter((tag) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag));
    expect(loose).toEqual([]);
    expect(images.filter((tag) => /^<img/.test(tag) && !/\salt="/.test(tag))).toEqual([]);
  });

  test('two of it can stand on one page: no id appears twice', async () => {
    for (const block of await loadedBlocks(type)) {
      const html = site.draw([block, withOtherIds(block) as Block]);
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      expect(repeated.filter((id = '') => !fixedIds.includes(id))).toEqual([]);
    }
  });
});

/** Returns a copy whose anchors and names an editor has given other names, as a page with two such blocks has to. */
function withOtherIds(value: Data): Data {
  if (Array.isArray(value)) return value.map(withOtherIds);
  if (value === null || typeof value !== 'object') return value;
  const copy = Object.entries(value).map(([name, inner]) => {
    if (/^(id|name)$/.test(name) && typeof inner === 'string') return [name, `other-${inner}`];
    return [name, withOtherIds(inner)];
  });
  return Object.fromEntries(copy);
}

/** Returns one tag a line, so that a changed attribute is one changed line. */
function readable(html: string): string {
  return `${html.replace(/></g, '>\n<').replace(/(<!--.*?-->)\n/g, '$1')}\n`;
}
