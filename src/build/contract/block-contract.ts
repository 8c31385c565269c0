/** The contract of every block type: checked by `pagewright test-block` and by the tests of Pagewright's own blocks. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { mapChildren } from '../../content/model/data.ts';
import { definitionsOf, resolved } from '../../content/model/json-schema.ts';
import type { Block } from '../../content/model/types.ts';
import { fieldsOf, groupsIn } from '../../content/schemas/schema-fields.ts';
import { isBlocked, withoutContent } from '../pages/blocked-markup.ts';
import type { BlockUnderTest } from './example-site.ts';
import { unreported } from './unreported.ts';

/** One clause of the contract. */
interface ContractCheck {
  title: string;
  /** Whether it can be checked only when the examples have no mistakes. */
  renders?: true;
  /** Returns the violations, one line each. */
  violations(block: BlockUnderTest): string[];
}

const declaredIn = (block: BlockUnderTest) => fieldsOf(block.schema, definitionsOf(block.schema));

/** Returns the fields that every block has. */
const commonFields = ({ engine }: BlockUnderTest) => Object.values(engine.block.properties ?? {});

export const contract: ContractCheck[] = [
  {
    title: 'has all files of a block',
    violations({ folder }) {
      const has = (name: string) => existsSync(path.join(folder, name));
      const missing = ['schema.json', 'style.css', 'example.yaml'].filter((name) => !has(name));
      if (!has('view.tsx') && !has('island.tsx')) missing.push('view.tsx or island.tsx');
      return missing.map((name) => `${name} is missing`);
    },
  },
  {
    title: 'has a schema that compiles, with a title and a description',
    violations({ own, schema, validators }) {
      const problem = validators.schemaProblem(schema);
      const missing = (['title', 'description'] as const).filter((name) => !own[name]);
      return [
        ...(problem ? [problem] : []),
        ...missing.map((name) => `schema.json has no ${name}`),
      ];
    },
  },
  {
    title: 'describes every field in a sentence',
    violations(block) {
      const isSentence = (text = '') => /^\S+ .+\.$/s.test(text);
      const definitions = definitionsOf(block.schema, block.engine.shared);
      const described = declaredIn(block).fields.map(({ path: name, schema }) => ({
        name,
        description: resolved(schema, definitions).description,
      }));
      const mute = described.filter(({ description }) => !isSentence(description));
      return mute.map(({ name, description = 'nothing' }) => `${name}: ${description}`);
    },
  },
  {
    title: 'takes no unknown key in any group of fields',
    violations(block) {
      const open = declaredIn(block).groups.filter(
        ({ schema }) => schema.additionalProperties === undefined,
      );
      return open.map(({ path: name }) => `${name}: write "additionalProperties": false`);
    },
  },
  {
    title: 'has no other name of a field that means another one, too',
    violations(block) {
      const common = commonFields(block);
      return declaredIn(block).groups.flatMap(({ path: name, schema: { properties = {} } }) => {
        const own = Object.entries(properties).filter(([, field]) => !common.includes(field));
        const others = own.flatMap(([, field]) => field['x-aliases'] ?? []);
        const all = [...own.map(([key]) => key), ...others];
        return others
          .filter((other) => all.filter((one) => one === other).length > 1)
          .map((other) => `${name}: ${other}`);
      });
    },
  },
  {
    title: 'has an example: a list of such blocks without a mistake',
    violations({ type, examples, problems }) {
      if (examples.length === 0) return ['example.yaml is empty'];
      const others = examples.filter((example) => example.type !== type);
      return [
        ...others.map((example) => `an entry has type ${example.type}`),
        // Warnings concern whole pages: a lone block has no main heading, for instance.
        ...problems
          .filter(({ severity }) => severity === 'error')
          .map(({ line, message, hint }) => `example.yaml:${line}: ${message} ${hint}`.trimEnd()),
      ];
    },
  },
  {
    title: 'uses every field in its example',
    violations(block) {
      const groups = block.examples.flatMap((example) =>
        groupsIn(example, block.schema, definitionsOf(block.schema)),
      );
      const used = groups.flatMap(({ data, schema: { properties = {} } }) =>
        Object.keys(data).map((name) => properties[name]),
      );
      const known = new Set([...used, ...commonFields(block)]);
      const unused = declaredIn(block).fields.filter(({ schema }) => !known.has(schema));
      return unused.map(({ path: name }) => name);
    },
  },
  {
    title: 'reports a field that is missing, and one that it does not have',
    violations: unreported,
  },
  {
    title: 'renders nothing that the Content-Security-Policy forbids',
    renders: true,
    violations: ({ render, blocks }) =>
      elementsIn(render(blocks)).filter(isBlocked).map(withoutContent),
  },
  {
    title: 'keeps the place of pictures while they load',
    renders: true,
    violations({ render, blocks }) {
      const images = elementsIn(render(blocks)).filter(({ tagName }) =>
        ['img', 'iframe', 'video'].includes(tagName),
      );
      const loose = images.filter(
        ({ properties: { width, height } }) =>
          typeof width !== 'number' || typeof height !== 'number',
      );
      const silent = images.filter(
        ({ tagName, properties }) => tagName === 'img' && properties.alt === undefined,
      );
      return [
        ...loose.map((element) => `without width and height: ${withoutContent(element)}`),
        ...silent.map((element) => `without alt: ${withoutContent(element)}`),
      ];
    },
  },
  {
    title: 'can stand on a page twice: no id appears twice',
    renders: true,
    violations({ render, blocks, fixedIds = [] }) {
      return blocks.flatMap((block) => {
        const elements = elementsIn(render([block, withOtherIds(block) as Block]));
        const ids = elements.flatMap(({ properties: { id } }) =>
          id === undefined ? [] : String(id),
        );
        const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
        return repeated.filter((id) => !fixedIds.includes(id)).map((id) => `id="${id}"`);
      });
    },
  },
];

/** Returns all elements of an HTML fragment. */
function elementsIn(html: string): Element[] {
  const found: Element[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', (element) => void found.push(element));
  return found;
}

/** Returns a copy with other ids and names, as a page with two such blocks has to have. */
function withOtherIds(value: unknown): unknown {
  return mapChildren(value, (child, name) =>
    (name === 'id' || name === 'name') && typeof child === 'string'
      ? `other-${child}`
      : withOtherIds(child),
  );
}
