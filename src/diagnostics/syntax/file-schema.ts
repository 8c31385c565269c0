/** Knows the schema of a file's data as written, before templates and collections are filled in. */
import { type Schema, schemasBelow, variantsOf } from '../../content/model/json-schema.ts';
import { collectionSchemas } from '../../content/schemas/collection-schemas.ts';
import { editorSchemas } from '../../content/schemas/editor-schemas.ts';
import { errorFinder, type FindErrors } from '../../content/schemas/validate.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';

/** What the schema of a file says of its data. */
export interface FileSchema {
  findErrors: FindErrors;
  /**
   * Returns the names of the groups, or of the lists of groups, with such fields; those with fewest others first, and
   * those with any names last.
   */
  namesOf(fields: string[], isList: boolean): string[];
  /** Returns whether some object has both fields. */
  areBeside(one: string, other: string): boolean;
}

type EditorSchemas = ReturnType<typeof editorSchemas>;

/** The schemas of a site by its block types: composing them takes as long as explaining several mistakes. */
const bySite = new WeakMap<Site['blockTypes'], EditorSchemas>();
const bySchema = new WeakMap<Schema, FileSchema>();

/**
 * Returns the schema with which editors complete a file. For a collection without a schema all data is right, and no
 * names are known.
 */
export function fileSchema(file: string, site: Site): FileSchema {
  const schemas = bySite.get(site.blockTypes) ?? composed(site);
  bySite.set(site.blockTypes, schemas);
  const schema = schemaOf(file, schemas, site);
  if (!schema) return { findErrors: () => [], namesOf: () => [], areBeside: () => false };
  const known = bySchema.get(schema) ?? withBlocks(schema, schemas.blocks);
  bySchema.set(schema, known);
  return known;
}

function composed({ blockTypes, engine }: Site): EditorSchemas {
  const blocks = [...blockTypes.values()].map((block) => ({
    ...block,
    schema: JSON.parse(block.text),
  }));
  return editorSchemas(blocks, engine);
}

function withBlocks(schema: Schema, blocks: Schema): FileSchema {
  let groups: Group[] | undefined;
  return {
    findErrors: errorFinder(schema, blocks),
    namesOf: (fields, isList) => {
      groups ??= [schema, blocks].flatMap((whole) => groupsIn(whole, blocks));
      const meant = groups.filter(
        (group) =>
          group.isList === isList &&
          (group.isMap || fields.every((field) => group.fields.has(field))),
      );
      const bySize = meant.sort(
        (a, b) => Number(a.isMap) - Number(b.isMap) || a.fields.size - b.fields.size,
      );
      return [...new Set(bySize.map(({ name }) => name))];
    },
    areBeside: (one, other) =>
      [schema, blocks].some((whole) =>
        objectsIn(whole).some((fields) => one in fields && other in fields),
      ),
  };
}

/** Returns the fields of all objects of a schema, at any depth. */
const objectsIn = (schema: Schema): NonNullable<Schema['properties']>[] => [
  schema.properties ?? {},
  ...schemasBelow(schema).flatMap(objectsIn),
];

/** A property of a schema that is an object, or a list of objects. */
interface Group {
  name: string;
  isList: boolean;
  /** Whether it may have any names. */
  isMap: boolean;
  fields: Set<string>;
}

/** Returns the groups of a schema, which may refer to definitions in its own file and in that of the blocks. */
function groupsIn(whole: Schema, blocks: Schema): Group[] {
  const meant = (schema: Schema): Schema => {
    const steps = schema.$ref?.split('#/')[1]?.split('/');
    if (!steps) return schema;
    const found = [whole, blocks].map((file) =>
      steps.reduce((at: Schema | undefined, step) => at?.[step as keyof Schema] as Schema, file),
    );
    return found.find((one) => one !== undefined) ?? {};
  };
  const variants = (schema: Schema) => variantsOf(meant(schema)).map(meant);
  const fieldsOf = (schemas: Schema[]) =>
    new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  return propertiesIn(whole).flatMap(([name, schema]) => {
    const own = variants(schema);
    const ofEntries = own.flatMap(({ items }) => (items ? variants(items) : []));
    const isMap = own.some(({ additionalProperties }) => typeof additionalProperties === 'object');
    return [
      { name, isList: false, isMap, fields: fieldsOf(own) },
      { name, isList: true, isMap: false, fields: fieldsOf(ofEntries) },
    ].filter((group) => group.isMap || group.fields.size > 0);
  });
}

/** Returns the properties of a schema, at any depth. */
const propertiesIn = (schema: Schema): [name: string, Schema][] => [
  ...Object.entries(schema.properties ?? {}),
  ...schemasBelow(schema).flatMap(propertiesIn),
];

function schemaOf(file: string, schemas: EditorSchemas, { root }: Site): Schema | undefined {
  if (file === SITE_FILE_NAME) return schemas.site;
  if (file.endsWith('/_site.yaml')) return schemas.language;
  if (file.startsWith('pages/_fragments/')) return schemas.fragment;
  if (!file.startsWith('pages/_collections/')) return schemas.page;
  const folder = `${file.slice(0, file.lastIndexOf('/'))}/*.yaml`;
  return collectionSchemas(root).find(({ files }) => files.includes(file) || files.includes(folder))
    ?.schema;
}
